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

std::string DamageText(Stretch stretch) {
  return "the bytes from " + std::to_string(stretch.begin) + " to " + std::to_string(stretch.end) +
         " are not those that were written";
}

// Where the last byte that can be other than zero ends: a file may be made as large as one likes without
// writing anything, and nothing is looked for in such a hole at its end.
uint64_t EndOfData(int file, uint64_t size) {
  constexpr int kMostPieces = 1 << 16;  // somebody made these on purpose
  off_t end = 0;
  for (int i = 0; i < kMostPieces; ++i) {
    const off_t data = lseek(file, end, SEEK_DATA);
    if (data < 0) return errno == ENXIO ? static_cast<uint64_t>(end) : size;
    end = lseek(file, data, SEEK_HOLE);
    if (end < 0 || static_cast<uint64_t>(end) >= size) return size;
  }
  return size;
}

}  // namespace

base::Result<std::unique_ptr<Reader>> Reader::Open(const std::string& path, OnDamage on_damage) {
  int fd = open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK);  // a pipe would wait for a writer
  if (fd < 0) return base::Error{"Cannot open " + path + ": " + std::strerror(errno) + "."};
  struct stat info {};
  if (fstat(fd, &info) != 0 || !S_ISREG(info.st_mode)) {
    close(fd);
    return base::Error{path + " is not a file."};
  }
  std::unique_ptr<Reader> reader(new Reader());
  reader->size_ = static_cast<uint64_t>(info.st_size);
  // Nothing to map, and no reason to ask.
  if (reader->size_ == 0) {
    close(fd);
    return Damaged(path, "it is empty.");
  }
  reader->file_ = fd;
  reader->mapping_ = mmap(nullptr, reader->size_, PROT_READ, MAP_SHARED, fd, 0);
  if (reader->mapping_ == MAP_FAILED) {
    reader->mapping_ = nullptr;
    return base::Error{"Cannot map " + path + ": " + std::strerror(errno) + " (see `ulimit -v`)."};
  }
  reader->base_ = static_cast<const Word*>(reader->mapping_);
  reader->on_damage_ = std::move(on_damage);
  const base::Status status = reader->ReadStart();
  if (!status.ok()) return Damaged(path, status.error().message);
  return reader;
}

base::Result<std::unique_ptr<Reader>> Reader::FromBytes(std::string_view bytes) {
  std::unique_ptr<Reader> reader(new Reader());
  reader->copy_.resize(bytes.size() / 8 + 1);
  std::memcpy(reader->copy_.data(), bytes.data(), bytes.size());
  reader->base_ = reader->copy_.data();
  reader->size_ = bytes.size();
  const base::Status status = reader->ReadStart();
  if (!status.ok()) return status.error();
  return reader;
}

base::Status Reader::ReadStart() {
  const auto bytes = reinterpret_cast<const char*>(base_);
  const uint64_t magic = FileHeader::kMagic;
  if (std::memcmp(bytes, &magic, std::min<uint64_t>(size_, sizeof magic)) != 0) {
    return base::Error{"it was not made by inquest."};
  }
  if (size_ < FileHeader::kWords * 8) return base::Error{"it is cut off."};
  std::memcpy(static_cast<void*>(&header_), base_, sizeof header_);
  if (header_.version != FileHeader::kVersion) {
    const bool newer = header_.version > FileHeader::kVersion;
    return base::Error{
        "it has format " + std::to_string(header_.version) + ", this inquest reads format " +
        std::to_string(FileHeader::kVersion) +
        (newer ? ". Use a newer inquest, or trace the program again." : ". Trace the program again.")};
  }
  if (header_.program_frame == 0) return base::Error{"the run ended before it began to record."};
  if (header_.seal == 0) {
    // What was written of the end before the run was killed does not count.
    header_.end = header_.frames = header_.reductions = header_.values_left_out = header_.checksums = 0;
  }
  if (header_.end > size_) {
    return base::Error{"it is cut off: " + std::to_string(size_) + " of " + std::to_string(header_.end) +
                       " bytes are there."};
  }
  end_ = header_.end != 0 ? header_.end : size_;
  if (file_ >= 0) end_ = std::min(end_, EndOfData(file_, size_));
  end_ = end_ / 8 * 8;
  if (!HasSaneAddresses()) return base::Error{"its first page is damaged, or it is cut off."};
  if (file_ >= 0 && !IsSealed())
    return base::Error{"its first page or its checksums are damaged. Trace the program again."};
  checked_ = base::Zeros<std::atomic<bool>>(size_ / kChecksumBytes + 1);
  const Address description_end = header_.layout_address + header_.layout_bytes;
  for (uint64_t n = header_.layout_address / kChecksumBytes; n * kChecksumBytes < description_end; ++n) {
    if (IsDamaged(n, bytes + StretchOf(n, end_).begin))
      return base::Error{"its description of the program is damaged. Trace the program again."};
    checked_[n] = true;
  }
  auto layout = ParseLayout(bytes + header_.layout_address, header_.layout_bytes);
  if (!layout.ok()) return layout.error();
  layout_ = std::move(*layout);
  sizes_ = ObjectSizes(layout_);
  if (at(first()).kind != Kind::kFrame || at(first()).id != 0) {
    return base::Error{"it is cut off or damaged where the program begins."};
  }
  return base::Unit{};
}

bool Reader::HasSaneAddresses() const {
  const auto inside = [&](uint64_t address, uint64_t bytes) {
    return address % 8 == 0 && address <= end_ && bytes <= end_ - address;
  };
  const FileHeader& h = header_;
  return inside(h.layout_address, h.layout_bytes) && h.function_count <= end_ / 8 &&
         inside(h.functions, 8 * h.function_count) && h.statics_end <= end_ && inside(h.program_frame, 8) &&
         HasSaneChecksums();
}

// They lie behind the last object, up to the end of the file.
bool Reader::HasSaneChecksums() const {
  if (header_.checksums == 0) return true;
  return header_.checksums % 8 == 0 && header_.checksums >= end_ && header_.checksums <= size_ &&
         size_ - header_.checksums == 8 * ChecksumCount(end_);
}

bool Reader::IsSealed() const {
  if (header_.seal == 0) return true;
  const uint64_t count = has_checksums() ? ChecksumCount(end_) : 0;
  return header_.seal == SealOf(reinterpret_cast<const char*>(base_), header_.checksums, count);
}

bool Reader::IsDamaged(uint64_t stretch, const char* bytes) const {
  if (file_ < 0 || !has_checksums() || stretch >= ChecksumCount(end_)) return false;
  const Stretch place = StretchOf(stretch, end_);
  return ChecksumOf(bytes, place.end - place.begin) != base_[header_.checksums / 8 + stretch];
}

void Reader::Check(uint64_t stretch) const {
  CheckBytes(stretch, reinterpret_cast<const char*>(base_) + StretchOf(stretch, end_).begin);
}

void Reader::CheckBytes(uint64_t stretch, const char* bytes) const {
  const bool is_damaged = IsDamaged(stretch, bytes);
  if (checked_[stretch].exchange(true) || !is_damaged || !on_damage_) return;
  const std::lock_guard<std::mutex> lock(telling_);
  on_damage_(DamageText(StretchOf(stretch, end_)));
}

void Reader::CheckRange(Address begin, Address end) const {
  for (uint64_t n = begin / kChecksumBytes; n * kChecksumBytes < std::min(end, end_); ++n) {
    if (!IsChecked(n)) Check(n);
  }
}

std::vector<std::string> Reader::CheckAll(size_t limit) const {
  std::vector<std::string> damage;
  if (!has_checksums()) return damage;
  Piece piece = TakePiece();
  const uint64_t end = end_ / 8;
  for (uint64_t from = 0; from < end; from += kPieceWords) {
    const uint64_t count = std::min(kPieceWords, end - from);
    FillPiece(from, count, piece.get());
    for (uint64_t n = 8 * from / kChecksumBytes; n * kChecksumBytes < 8 * (from + count); ++n) {
      const Stretch stretch = StretchOf(n, end_);
      const char* const bytes = reinterpret_cast<const char*>(piece.get()) + (stretch.begin - 8 * from);
      if (IsDamaged(n, bytes) && damage.size() < limit) damage.push_back(DamageText(stretch));
      checked_[n] = true;
    }
  }
  pieces_.push_back(std::move(piece));
  return damage;
}

Reader::~Reader() {
  if (mapping_ != nullptr) munmap(mapping_, size_);
  if (file_ >= 0) close(file_);
}

Object Reader::at(Address a) const {
  Object object;
  object.address = a;
  if (!contains(a, 1)) return object;
  Word h = word(a);
  // Its size can depend on the words behind the header.
  const Address last = a + 8 * (ObjectSizes::kLookahead - 1);
  if (a / kChecksumBytes != last / kChecksumBytes) CheckRange(last, last + 8);
  if (TagOf(h) != Tag::kHeader) return object;
  object.id = IdOf(h);
  object.link = HeaderAddress(h);
  const uint64_t size = sizes_.At(base_ + a / 8, (end_ - a) / 8);
  if (size == 0 || size > kNone || !contains(a, size)) return object;
  object.kind = KindOf(h);
  object.size = static_cast<uint32_t>(size);
  return object;
}

Descent Reader::DescentAt(Address link) const {
  if (!contains(link, kDescentWords) || !IsDescent(word(link))) return {link, 0, 0, 0};
  const Word header = word(link);
  if (static_cast<DataKind>(IdOf(header)) == DataKind::kDescent) {
    return {HeaderAddress(header), word(link + 8), 0, word(link + 16)};
  }
  if (!contains(link, kCallDescentWords)) return {link, 0, 0, 0};
  return {HeaderAddress(header), word(link + 8), word(link + 16), word(link + 24)};
}

Word Reader::CallbackFunction(const Object& callback) const {
  if (const Word partial = DescentAt(callback.link).function; partial != 0) return partial;
  uint64_t at = IsLocal(layout_, callback.variant()) ? kCallbackPrefix + 1 : callback.size - 1;
  return at < callback.size ? word(callback.address + 8 * at) : 0;
}

Reader::Piece Reader::TakePiece() const {
  if (pieces_.empty()) return std::make_unique_for_overwrite<Word[]>(kPieceWords);
  Piece piece = std::move(pieces_.back());
  pieces_.pop_back();
  return piece;
}

void Reader::ReadPiece(uint64_t at_word, uint64_t count, Word* into) const {
  FillPiece(at_word, count, into);
  for (uint64_t n = 8 * at_word / kChecksumBytes; n * kChecksumBytes < 8 * (at_word + count); ++n) {
    const Address in_piece = StretchOf(n, end_).begin - 8 * at_word;
    if (!IsChecked(n)) CheckBytes(n, reinterpret_cast<const char*>(into) + in_piece);
  }
}

void Reader::FillPiece(uint64_t at_word, uint64_t count, Word* into) const {
  const uint64_t bytes = 8 * count;
  for (uint64_t done = 0; done < bytes;) {
    const ssize_t read = pread(file_, reinterpret_cast<char*>(into) + done, bytes - done,
                               static_cast<off_t>(8 * at_word + done));
    if (read > 0) {
      done += static_cast<uint64_t>(read);
    } else if (read < 0 && errno == EINTR) {
      continue;
    } else {
      // The disk fails, or somebody cut the file: what touching the mapping says, here too.
      std::memcpy(into, base_ + at_word, bytes);
      return;
    }
  }
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
