#include "oracle/align.h"

#include <algorithm>

namespace inquest::oracle {

std::vector<uint32_t> Align(const std::vector<std::string_view>& from,
                            const std::vector<std::string_view>& to) {
  const size_t n = from.size(), m = to.size();
  // length[i][j]: of the longest common subsequence of what follows i and j.
  std::vector<std::vector<uint32_t>> length(n + 1, std::vector<uint32_t>(m + 1, 0));
  for (size_t i = n; i-- > 0;) {
    for (size_t j = m; j-- > 0;) {
      length[i][j] =
          from[i] == to[j] ? length[i + 1][j + 1] + 1 : std::max(length[i + 1][j], length[i][j + 1]);
    }
  }
  std::vector<uint32_t> partners(n, kNoPartner);
  size_t i = 0, j = 0;
  while (i < n || j < m) {
    // A gap: what has no equal up to the next pair.
    const size_t first_i = i, first_j = j;
    while ((i < n || j < m) && !(i < n && j < m && from[i] == to[j])) {
      if (j >= m || (i < n && length[i + 1][j] >= length[i][j + 1])) {
        ++i;
      } else {
        ++j;
      }
    }
    if (i - first_i == j - first_j) {
      for (size_t k = 0; k < i - first_i; ++k) partners[first_i + k] = static_cast<uint32_t>(first_j + k);
    }
    if (i < n && j < m) partners[i++] = static_cast<uint32_t>(j++);
  }
  return partners;
}

}  // namespace inquest::oracle
