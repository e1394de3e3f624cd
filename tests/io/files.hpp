// A folder of files that goes away with the object.
#pragma once

#include <noyes/io/input.hpp>

#include <stdlib.h>
#include <sys/mount.h>

#include <chrono>
#include <filesystem>
#include <fstream>
#include <stdexcept>
#include <string>
#include <system_error>
#include <thread>

namespace noyes::io {

class Folder {
   public:
    Folder() : path_("/tmp/noyes-test-XXXXXX") {
        if (::mkdtemp(path_.data()) == nullptr) throw std::runtime_error("no temporary folder");
    }
    Folder(const Folder&) = delete;
    Folder& operator=(const Folder&) = delete;
    // A process that was just told to end may still write into it.
    ~Folder() {
        std::error_code failure;
        for (int tries = 0; tries < 100; ++tries) {
            std::filesystem::remove_all(path_, failure);
            if (!std::filesystem::exists(path_, failure)) return;
            std::this_thread::sleep_for(std::chrono::milliseconds(20));
        }
    }

    [[nodiscard]] const std::string& path() const { return path_; }

    // `name` may have folders in it.
    std::string add(const std::string& name, const std::string& content) const {
        const std::filesystem::path file = path_ + "/" + name;
        std::filesystem::create_directories(file.parent_path());
        std::ofstream(file, std::ios::binary) << content;
        return file.string();
    }

   private:
    std::string path_;
};

// A disk of its own, of one megabyte, for whoever may mount one.
class SmallDisk {
   public:
    SmallDisk() : mounted_(::mount("none", folder_.path().c_str(), "tmpfs", 0, "size=1m") == 0) {}
    SmallDisk(const SmallDisk&) = delete;
    SmallDisk& operator=(const SmallDisk&) = delete;
    ~SmallDisk() {
        if (mounted_) ::umount(folder_.path().c_str());
    }
    [[nodiscard]] bool mounted() const { return mounted_; }
    [[nodiscard]] const std::string& path() const { return folder_.path(); }

   private:
    Folder folder_;
    bool mounted_;
};

inline std::string content(const std::string& path) { return read_file(path).value(); }

inline std::size_t files_in(const std::string& folder) {
    const std::filesystem::directory_iterator files(folder);
    return static_cast<std::size_t>(std::distance(begin(files), end(files)));
}

}  // namespace noyes::io
