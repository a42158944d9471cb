// What a primitive does that can be noticed from outside: the kinds of effects.
#pragma once

#include <cstdint>
#include <string_view>

namespace inquest::trail {

enum class EffectRole : uint8_t {
  kNone,
  kOutput,      // written to a handle
  kReturns,     // the result of an execution
  kFails,       // the exception it ended with
  kUnfinished,  // the run was stopped
  // Of a handle.
  kRead,
  kLookAhead,
  kIsAtEnd,
  kHasInput,
  kIsTerminal,
  kIsOpen,
  kFileSize,
  kPosition,
  kSeek,
  kSetFileSize,
  // Of a file or folder.
  kOpen,
  kOpenTemporary,
  kExists,
  kRemove,
  kRename,
  kFolderExists,
  kMakeFolder,
  kRemoveFolder,
  kListFolder,
  kPresentFolder,
  kEnterFolder,
  kAccess,
  kModified,
  // Of the surroundings of the program.
  kArguments,
  kProgramName,
  kProgramPath,
  kVariable,
  kVariables,
  kSetVariable,
  kRemoveVariable,
  kSetArguments,
  kCpuTime,
  kWallTime,
  // Of references and mutable arrays.
  kNew,         // made one
  kNewPrivate,  // a library made one for itself
  kGet,
  kSet,
  kGetElement,  // by its index
  kSetElement,
  kGetAt,  // by its number, from 0
  kSetAt,
  kGetAll,  // all elements
};

// kNone for a primitive without an effect.
EffectRole RoleOfPrimitive(std::string_view primitive);

}  // namespace inquest::trail
