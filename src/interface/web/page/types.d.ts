// Types of the page for tsc, which the tests run. The browser gets no such file.

// A value as JSON (src/value/json.h).
export interface Term {
  kind: string;
  elements: any[];
  fields: any[];
  entries: any[];
  arguments: any[];
  executions: any[];
  effects: any[];
  values: any[];
  [member: string]: any;
}
export type Piece = string | Item | { unfold: string, owner: Term, label: string };
// A piece of a statement that can be chosen. Flat it reads: lead, rows with `between`, tail.
export interface Item {
  path: string;
  term: Term | null;
  kind: string;  // for the style
  lead: Piece[];
  rows: Piece[][];
  between: string;
  tail: Piece[];
  width: number;
  fills: boolean;     // rows are short: as many on a line as fit
  leads: string;      // the operator between rows, which leads them where they are broken
  cells?: Item[][];   // of a table, in place of the rows
}
export interface Layout {
  selected: string;
  differs: Set<Term>;
  items: Map<string, Item>;
  unfold: (path: string, owner: Term) => void;
}

// A line of the tree.
export interface TreeNode {
  number: number;
  text: string;
  verdict: string;
  isReference: boolean;
  isElsewhere: boolean;  // did not finish, but the same call did
  count: number;         // of children
  depth: number;
  index: number;         // among its siblings, from 1
  parent: TreeNode | null;
  isOpen: boolean;
  kids: Map<number, TreeNode>;  // by index, those that are known
  openKids: TreeNode[];         // by index
  span: number;                 // rows below it in sight
  age: number;                  // when it was read
}

// What a command showed; `kind` says which of these are there (docs/session_protocol.md).
export interface Look {
  kind: string;
  tree: { size: number, siblings?: number, nodes: any[] };
  observed: { observations: any[], more: boolean };
  called: { routines: any[] };
  lines: any[];
  words: string[];
  meanings?: Record<string, string>;
  commands: any[];
  source: { files: any[] };
  parts?: any[];
  stack?: any[];
  [member: string]: any;
}
export interface Response {
  kind: string;
  sentence?: string;
  look?: Look;
  [member: string]: any;
}

export interface Statement {
  name: string;
  text: string;
  arguments: Term[];
  result: Term;
  free_variables: any[];
  around?: any[];
  inside?: { lead: string, verb: string, has_result: boolean };
}
export interface Code {
  file: string;
  first_line: number;
  first_column: number;
  pieces: any[];
  [member: string]: any;
}
export interface Finding {
  code: Code;
  further_code: Code[];
  parts?: any[];
  round?: { calls: any[], all_calls: number, arguments: string };
  inadmissible: any[];
  cycle: any[];
  or_else: any[];
  chain: any[];
  [member: string]: any;
}
