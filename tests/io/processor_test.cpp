#include <noyes/io/processor.hpp>

#include "files.hpp"

#include <gtest/gtest.h>

namespace noyes::io {
namespace {

TEST(ProcessorName, is_the_model_name_of_the_first_processor) {
    const Folder root;
    root.add("proc/cpuinfo",
             "processor\t: 0\nmodel\t\t: 1\nmodel name\t: Fast One @ 3 GHz \n\nprocessor\t: 1\n"
             "model name\t: Slow One\n");
    EXPECT_EQ(processor_name(root.path()), "Fast One @ 3 GHz");
}

TEST(ProcessorName, is_empty_where_nothing_tells_it) {
    const Folder root;
    EXPECT_EQ(processor_name(root.path()), "");
    root.add("proc/cpuinfo", "processor\t: 0\nmodel name\t:\n");
    EXPECT_EQ(processor_name(root.path()), "");
}

}  // namespace
}  // namespace noyes::io
