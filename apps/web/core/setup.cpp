// A board of one's own, which may be wrong for a while: what is wrong with it and what helps.
#include <noyes/game/board_setup.hpp>

#include "json_of.hpp"
#include "requests.hpp"

namespace noyes::web {

namespace {

Json contents_json(const game::BoardSetup& setup) {
    Json cells = Json::array();
    for (tiles::Cell cell = 0; cell < setup.goal().extent().cells(); ++cell)
        cells.push_back(json_or_null(setup.at(cell)));
    return cells;
}

Json problems_json(const game::BoardSetup& setup) {
    Json problems = Json::array();
    for (const Error& problem : setup.problems()) problems.push_back(json_of(problem));
    return problems;
}

Json fixes_json(const game::BoardSetup& setup) {
    Json fixes = Json::array();
    for (const game::Fix& fix : setup.fixes())
        fixes.push_back(json_of(fix.said(setup.goal().extent())));
    return fixes;
}

Json setup_json(game::BoardSetup setup) {
    const tiles::Extent extent = setup.goal().extent();
    Json record = {{"rows", extent.rows},
                   {"columns", extent.columns},
                   {"cells", contents_json(setup)},
                   {"problems", problems_json(setup)},
                   {"fixes", fixes_json(setup)}};
    for (const game::Fix& fix : setup.fixes()) setup.apply(fix);
    const Expected<tiles::Board> fixed = setup.board();
    record["fixed"] = fixed ? json_of(*fixed) : Json();
    return record;
}

Expected<game::Cells> read_cells(const Arguments& in) {
    if (in.has("text")) {
        const Expected<std::string> text = in.text("text");
        if (!text) return text.error();
        return game::parse_cells(*text);
    }
    const Expected<tiles::Extent> extent = in.extent();
    if (!extent) return extent.error();
    Expected<std::vector<game::Content>> contents = in.contents("cells");
    if (!contents) return contents.error();
    if (contents->size() != extent->cells()) return Arguments::bad("cells");
    return game::Cells{*extent, *std::move(contents)};
}

}  // namespace

// `text` as it was typed or pasted; or `cells` one by one, with `rows` and `columns`.
Reply set_up(const Arguments& in) {
    Expected<game::Cells> cells = read_cells(in);
    if (!cells) return cells.error();
    const Expected<tiles::Board> goal = in.goal(cells->extent);
    if (!goal) return goal.error();
    return setup_json(game::BoardSetup(*goal, *std::move(cells)));
}

}  // namespace noyes::web
