// What one request makes and the next can use.
#pragma once

#include <noyes/catalog/tables.hpp>

namespace noyes::web {

// Small pattern databases, made when a board at a distance is asked for.
catalog::TableSource& kept_tables();
catalog::KeptDetours& kept_detours();

}  // namespace noyes::web
