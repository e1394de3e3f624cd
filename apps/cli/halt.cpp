#include "halt.hpp"

namespace noyes::cli {

std::string_view halt_name(Halt halt) {
    switch (halt) {
        case Halt::time_limit: return "time_limit";
        case Halt::node_limit: return "node_limit";
        case Halt::memory_limit: return "memory_limit";
        case Halt::stopped: return "stopped";
    }
    return {};
}

std::string_view halt_text(Halt halt) {
    switch (halt) {
        case Halt::time_limit: return "the time limit was reached";
        case Halt::node_limit: return "the node limit was reached";
        case Halt::memory_limit: return "the memory limit was reached";
        case Halt::stopped: return "the search was stopped";
    }
    return "the search ended early";
}

}  // namespace noyes::cli
