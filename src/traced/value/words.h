// Names of value/ that this folder uses without their namespace.
#pragma once

#include "value/hash.h"
#include "value/term.h"

namespace inquest::traced {

using value::Associativity;
using value::Binding;
using value::Call;
using value::Hash;
using value::Kind;
using value::MapEntry;
using value::Statement;
using value::Style;
using value::Term;
using value::Terms;
using value::View;

}  // namespace inquest::traced
