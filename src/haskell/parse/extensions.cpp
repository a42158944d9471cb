// The LANGUAGE pragmas that are known.
#include <algorithm>
#include <iterator>

#include "haskell/parse/parser.h"

namespace inquest::haskell::parse {
namespace {

// Sorted. Those that change nothing by themselves are here too: they only allow what is read anyway, or
// what a later phase refuses where it is used.
constexpr std::string_view kKnown[] = {
    "AllowAmbiguousTypes",
    "ApplicativeDo",
    "BangPatterns",
    "BinaryLiterals",
    "BlockArguments",
    "CPP",
    "CUSKs",
    "ConstrainedClassMethods",
    "ConstraintKinds",
    "DataKinds",
    "DatatypeContexts",
    "DefaultSignatures",
    "DeriveAnyClass",
    "DeriveDataTypeable",
    "DeriveFoldable",
    "DeriveFunctor",
    "DeriveGeneric",
    "DeriveTraversable",
    "DerivingStrategies",
    "DerivingVia",
    "DisambiguateRecordFields",
    "DoAndIfThenElse",
    "DuplicateRecordFields",
    "EmptyCase",
    "EmptyDataDecls",
    "EmptyDataDeriving",
    "ExistentialQuantification",
    "ExplicitForAll",
    "ExplicitNamespaces",
    "FlexibleContexts",
    "FlexibleInstances",
    "ForeignFunctionInterface",
    "FunctionalDependencies",
    "GADTSyntax",
    "GADTs",
    "GHC2021",
    "GeneralisedNewtypeDeriving",
    "GeneralizedNewtypeDeriving",
    "Haskell2010",
    "Haskell98",
    "ImplicitPrelude",
    "ImportQualifiedPost",
    "ImpredicativeTypes",
    "IncoherentInstances",
    "InstanceSigs",
    "KindSignatures",
    "LambdaCase",
    "LexicalNegation",
    "LiberalTypeSynonyms",
    "MagicHash",
    "MonadFailDesugaring",
    "MonoLocalBinds",
    "MonomorphismRestriction",
    "MultiParamTypeClasses",
    "MultiWayIf",
    "NPlusKPatterns",
    "NamedFieldPuns",
    "NegativeLiterals",
    "NondecreasingIndentation",
    "NullaryTypeClasses",
    "NumericUnderscores",
    "OverlappingInstances",
    "OverloadedStrings",
    "PackageImports",
    "ParallelListComp",
    "PartialTypeSignatures",
    "PatternGuards",
    "PatternSynonyms",
    "PolyKinds",
    "PolymorphicComponents",
    "PostfixOperators",
    "QuantifiedConstraints",
    "Rank2Types",
    "RankNTypes",
    "RecordPuns",
    "RecordWildCards",
    "RelaxedPolyRec",
    "RoleAnnotations",
    "Safe",
    "ScopedTypeVariables",
    "StandaloneDeriving",
    "StandaloneKindSignatures",
    "StarIsType",
    "Strict",
    "StrictData",
    "TraditionalRecordSyntax",
    "Trustworthy",
    "TupleSections",
    "TypeApplications",
    "TypeFamilies",
    "TypeFamilyDependencies",
    "TypeInType",
    "TypeOperators",
    "TypeSynonymInstances",
    "UnboxedTuples",
    "UndecidableInstances",
    "UndecidableSuperClasses",
    "UnicodeSyntax",
    "UnliftedNewtypes",
    "Unsafe",
    "ViewPatterns",
};

// What is unknown here may be switched off all the same.
constexpr std::string_view kKnownOff[] = {
    "Arrows",          "DeriveLift",          "HexFloatLiterals",  "ImplicitParams",
    "LinearTypes",     "MonadComprehensions", "NumDecimals",       "OverloadedLabels",
    "OverloadedLists", "QuasiQuotes",         "RebindableSyntax",  "RecursiveDo",
    "TemplateHaskell", "StaticPointers",      "TransformListComp", "TemplateHaskellQuotes",
    "UnboxedSums",
};

bool IsKnown(std::string_view name) {
  if (std::binary_search(std::begin(kKnown), std::end(kKnown), name)) return true;
  if (!name.starts_with("No")) return false;
  name.remove_prefix(2);
  if (name == "FieldSelectors") return false;  // fields would be no functions
  return std::binary_search(std::begin(kKnown), std::end(kKnown), name) ||
         std::find(std::begin(kKnownOff), std::end(kKnownOff), name) != std::end(kKnownOff);
}

}  // namespace

void CheckExtensions(const std::vector<Name>& extensions, const base::Interner& names,
                     source::Diagnostics& diagnostics) {
  for (const Name& extension : extensions) {
    std::string_view text = names.text(extension.text);
    if (!IsKnown(text)) {
      diagnostics.Error(extension.span, "The language extension " + std::string(text) + " is not supported.");
    }
  }
}

}  // namespace inquest::haskell::parse
