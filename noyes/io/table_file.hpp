// One stored table: a file with a header and the entries.
#pragma once

#include <noyes/io/descriptor.hpp>
#include <noyes/io/table_bytes.hpp>
#include <noyes/tiles/pdb/table.hpp>
#include <noyes/tiles/pdb/table_header.hpp>

#include <string>

namespace noyes::io {

struct OpenTable {
    Descriptor file;
    tiles::TableHeader header;
};

// The header is whole, is that of `key`, and the file is as long as it should be. Quick: the
// entries are not looked at.
Expected<OpenTable> open_table(const std::string& path, const tiles::TableKey& key);

// The entries as well; nothing that was changed by accident passes.
Expected<tiles::Table> load_table(const std::string& path, const tiles::TableKey& key,
                                  TableMemory memory, Executor& executor);

}  // namespace noyes::io
