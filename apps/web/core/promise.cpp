// What a method promises with its options, before anything is searched.
#include <noyes/catalog/catalog.hpp>
#include <noyes/catalog/codes.hpp>
#include <noyes/catalog/level_catalog.hpp>

#include "json_of.hpp"
#include "requests.hpp"

#include <cmath>

namespace noyes::web {

namespace {

// Nothing is promised where the algorithm is left open.
template <class Algorithm>
Reply promise_of(const catalog::Choice& choice, const Algorithm* algorithm) {
    if (choice.name == catalog::automatic) return Json{{"factor", nullptr}};
    if (algorithm == nullptr)
        return Error{.code = catalog::code::unknown_algorithm, .text = quotable(choice.name)};
    const auto checked = catalog::checked(choice, algorithm->about);
    if (!checked) return checked.error();
    const double factor = algorithm->factor(Settings(checked->options));
    return Json{{"factor", std::isfinite(factor) ? Json(factor) : Json()}};
}

}  // namespace

// `kind`: "tiles" or "blocks"; `algorithm`.
Reply promise(const Arguments& in) {
    const Expected<catalog::Choice> choice = in.choice("algorithm");
    if (!choice) return choice.error();
    const std::string kind = in.text_or("kind", "");
    if (kind == "tiles") return promise_of(*choice, catalog::find_algorithm(choice->name));
    if (kind == "blocks") return promise_of(*choice, catalog::find_level_algorithm(choice->name));
    return Arguments::bad("kind");
}

}  // namespace noyes::web
