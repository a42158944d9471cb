#include "trail/reader.h"

#include <fcntl.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstring>

namespace inquest::trail {

namespace {

base::Error Damaged(const std::string& path, const std::string& what) {
  return base::Error{path + " cannot be read as a trace: " + what};
}

}  // namespace

base::Result<std::unique_ptr<Reader>> Reader::Open(const std::string& path) {
  int fd = open(path.c_str(), O_RDONLY | O_CLOEXEC);
  if (fd < 0) return base::Error{"Cannot open " + path + ": " + std::strerror(errno) + "."};
  struct stat info {};
  if (fstat(fd, &info) != 0 || !S_ISREG(info.st_mode)) {
    close(fd);
    return base::Error{path + " is not a file."};
  }
  std::unique_ptr<Reader> reader(new Reader());
  reader->size_ = static_cast<uint64_t>(info.st_size);
  if (reader->size_ < FileHeader::kWords * 8) {
    close(fd);
    return Damaged(path, "it is too short.");
  }
  reader->mapping_ = mmap(nullptr, reader->size_, PROT_READ, MAP_SHARED, fd, 0);
  close(fd);
  if (reader->mapping_ == MAP_FAILED) {
    reader->mapping_ = nullptr;
    return base::Error{"Cannot map " + path + ": " + std::strerror(errno) + "."};
  }
  reader->base_ = static_cast<const Word*>(reader->mapping_);
  std::memcpy(static_cast<void*>(&reader->header_), reader->base_, sizeof reader->header_);
  const FileHeader& header = reader->header_;
  if (header.magic != FileHeader::kMagic) return Damaged(path, "it was not made by inquest.");
  if (header.version != FileHeader::kVersion) {
    return Damaged(path, "it has format " + std::to_string(header.version) + ", this inquest reads format " +
                             std::to_string(FileHeader::kVersion) + ". Trace the program again.");
  }
  reader->end_ = (header.end != 0 ? std::min(header.end, reader->size_) : reader->size_) / 8 * 8;
  uint64_t end = reader->end_;
  if (header.layout_address % 8 != 0 || header.layout_address > end ||
      header.layout_bytes > end - header.layout_address || header.functions % 8 != 0 ||
      header.functions > end || header.function_count > (end - header.functions) / 8 ||
      header.statics_end > end || header.program_frame % 8 != 0 || header.program_frame >= end) {
    return Damaged(path, "its first page is damaged, or the run ended before it began to record.");
  }
  auto layout =
      ParseLayout(reinterpret_cast<const char*>(reader->base_) + header.layout_address, header.layout_bytes);
  if (!layout.ok()) return layout.error();
  reader->layout_ = std::move(*layout);
  if (reader->layout_.variants.empty()) return Damaged(path, "it describes no program.");
  reader->MeasureObjects();
  return reader;
}

Reader::~Reader() {
  if (mapping_ != nullptr) munmap(mapping_, size_);
}

Object Reader::at(Address a) const {
  Object object;
  object.address = a;
  if (!contains(a, 1)) return object;
  Word h = word(a);
  if (TagOf(h) != Tag::kHeader) return object;
  object.id = IdOf(h);
  object.link = HeaderAddress(h);
  Kind kind = KindOf(h);
  uint64_t size = 0;
  switch (kind) {
    case Kind::kFrame:
    case Kind::kCallback:
      if (object.id >= frame_words_.size()) return object;
      size = kind == Kind::kCallback ? callback_words_[object.id] : frame_words_[object.id];
      break;
    case Kind::kCon:
      if (object.id >= con_words_.size()) return object;
      size = con_words_[object.id];
      break;
    case Kind::kFun:
    case Kind::kIndirect:
    case Kind::kFailure:
      size = 2;
      break;
    case Kind::kPartial:
      size = 2 + object.id;
      break;
    case Kind::kClosure:
      if (object.id >= layout_.callables.size()) return object;
      size = std::max<uint64_t>(2, 1 + uint64_t{layout_.callables[object.id].free});
      break;
    case Kind::kExecution:
      if (!contains(a, 2)) return object;
      size = word(a + 8);
      break;
    case Kind::kAction:
      if (object.id >= layout_.action_sites.size()) return object;
      size = std::max<uint64_t>(2, 1 + layout_.action_sites[object.id].arity);
      break;
    case Kind::kData:
      switch (static_cast<DataKind>(object.id)) {
        case DataKind::kDouble:
        case DataKind::kFloat:
        case DataKind::kWide:
          size = 2;
          break;
        case DataKind::kBig:
          if (!contains(a, 2)) return object;
          size = 2 + (word(a + 8) >> 1);
          break;
        case DataKind::kArray:
          if (!contains(a, 2)) return object;
          size = 2 + word(a + 8);
          break;
        default:
          return object;
      }
      break;
    default:
      return object;
  }
  if (size == 0 || size > end_ / 8 || !contains(a, size)) return object;
  object.kind = kind;
  object.size = static_cast<uint32_t>(size);
  return object;
}

bool Reader::IsLocal(uint32_t variant) const {
  uint32_t callable = layout_.variants[variant].callable;
  return callable < layout_.callables.size() && layout_.callables[callable].first_param > 1;
}

Word Reader::CallbackFunction(const Object& callback) const {
  uint64_t at = IsLocal(callback.id) ? kCallbackPrefix + 1 : callback.size - 1;
  return word(callback.address + 8 * at);
}

void Reader::MeasureObjects() {
  for (uint32_t i = 0; i < layout_.variants.size(); ++i) {
    frame_words_.push_back(layout_.variants[i].size);
    callback_words_.push_back(layout_.variants[i].size + kCallbackPrefix + (IsLocal(i) ? 0 : 1));
  }
  for (const Site& site : layout_.sites) con_words_.push_back(1 + site.arity);
}

Stats Count(const Reader& reader) {
  Stats stats;
  stats.bytes = reader.bytes();
  reader.ForEach([&](const Object& object) {
    switch (object.kind) {
      case Kind::kFrame:
        ++stats.frames;
        break;
      case Kind::kCallback:
        ++stats.frames;
        ++stats.callbacks;
        break;
      case Kind::kCon:
        ++stats.constructors;
        break;
      default:
        ++stats.others;
        break;
    }
    return true;
  });
  return stats;
}

}  // namespace inquest::trail
