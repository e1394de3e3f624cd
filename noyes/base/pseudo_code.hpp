// An algorithm in a few lines that people can read, beside its class. Each line says which events
// of a search it stands for, so that whoever shows a search can mark the line that runs.
#pragma once

#include <noyes/base/search_event.hpp>

#include <initializer_list>
#include <span>
#include <string_view>

namespace noyes {

class SearchEvents {
   public:
    constexpr SearchEvents() = default;
    constexpr SearchEvents(std::initializer_list<SearchEvent> events) {
        for (const SearchEvent event : events) bits_ |= bit(event);
    }

    [[nodiscard]] constexpr bool has(SearchEvent event) const { return (bits_ & bit(event)) != 0; }

   private:
    static constexpr unsigned bit(SearchEvent event) { return 1u << static_cast<unsigned>(event); }

    unsigned bits_ = 0;
};

struct CodeLine {
    std::string_view text;  // two blanks for each level it is indented by
    SearchEvents events{};
};

using PseudoCode = std::span<const CodeLine>;

}  // namespace noyes
