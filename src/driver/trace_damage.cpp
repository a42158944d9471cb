#include "driver/trace_damage.h"

#include "driver/commands.h"

namespace inquest::driver {

trail::OnDamage TraceDamage::listener() {
  return [this](const std::string& sentence) {
    if (is_met_.exchange(true)) return;
    complain_(path_ + " is damaged: " + sentence +
              ". What is shown may be wrong. Trace the program again; inquest verify tells all damage.");
  };
}

int TraceDamage::ExitCode(int otherwise) const { return is_met_ ? int{kUnreadable} : otherwise; }

}  // namespace inquest::driver
