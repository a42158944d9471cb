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
    "FunctionalDependencies",
    "GADTSyntax",
    "GADTs",
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
    "LiberalTypeSynonyms",
    "MonoLocalBinds",
    "MonomorphismRestriction",
    "MultiParamTypeClasses",
    "MultiWayIf",
    "NPlusKPatterns",
    "NamedFieldPuns",
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
    "UndecidableInstances",
    "UnicodeSyntax",
    "UnliftedNewtypes",
    "Unsafe",
    "ViewPatterns",
};

// What may be switched off; other names with `No` before them are on by nature and harmless to refuse.
constexpr std::string_view kKnownOff[] = {
    "ImplicitPrelude",   "MonomorphismRestriction", "NPlusKPatterns", "DatatypeContexts", "StarIsType", "CPP",
    "OverloadedStrings",
};

bool IsKnown(std::string_view name) {
  if (std::binary_search(std::begin(kKnown), std::end(kKnown), name)) return true;
  if (!name.starts_with("No")) return false;
  return std::find(std::begin(kKnownOff), std::end(kKnownOff), name.substr(2)) != std::end(kKnownOff);
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
