// Where `auto` found a solution and no proof that it is a shortest one: what a proof would need.
#pragma once

#include <noyes/catalog/solve.hpp>

#include <string>

namespace noyes::cli {

// Empty where a proof was found or not looked for.
std::string needed_for_proof(const catalog::Question& question, const catalog::Answer& answer);

}  // namespace noyes::cli
