// Lists of boards for `noyes batch`, and what it says to them.
#pragma once

#include <noyes/base/lines.hpp>
#include <noyes/base/random.hpp>
#include <noyes/tiles/goal.hpp>
#include <noyes/tiles/shuffle.hpp>
#include <noyes/tiles/text.hpp>

#include <nlohmann/json.hpp>

#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace noyes::test {

using Json = nlohmann::json;

inline std::vector<Json> records_of(std::string_view text) {
    std::vector<Json> records;
    while (!text.empty()) records.push_back(Json::parse(take_line(text)));
    return records;
}

// 3x3 boards drawn at random, always the same ones.
inline std::string shuffled_list(int count) {
    const tiles::Board goal = tiles::named_goals().front().board({3, 3});
    Random random(1);
    std::string list;
    for (int i = 0; i < count; ++i) list += tiles::to_line(random_board(goal, random)) + "\n";
    return list;
}

// The moves found for each line, in the order in which they were written.
inline std::vector<std::pair<int, std::string>> answers_of(std::string_view text) {
    std::vector<std::pair<int, std::string>> answers;
    for (const Json& record : records_of(text))
        answers.emplace_back(record["line"].get<int>(), record["moves"].get<std::string>());
    return answers;
}

}  // namespace noyes::test
