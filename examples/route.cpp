// The searches on a graph of your own: a road map with straight-line distances as estimates.
//
// The map is the one of Romania in Russell and Norvig, "Artificial Intelligence: A Modern Approach"
// (figures 3.2 and 3.22 of the third edition), where A* finds the way from Arad to Bucharest in
// 418 kilometres.
#include <noyes/graph/route.hpp>

#include <noyes/search/a_star.hpp>
#include <noyes/search/from_scratch.hpp>
#include <noyes/search/ida_star.hpp>

#include <iostream>
#include <string>
#include <string_view>
#include <vector>

namespace {

using noyes::Cost;
using noyes::graph::Graph;
using noyes::graph::Node;
using noyes::graph::Route;

struct City {
    std::string name;
    Cost to_bucharest;  // straight
};
const std::vector<City> cities{
    {"Arad", 366},      {"Bucharest", 0}, {"Craiova", 160},        {"Drobeta", 242},
    {"Eforie", 161},    {"Fagaras", 176}, {"Giurgiu", 77},         {"Hirsova", 151},
    {"Iasi", 226},      {"Lugoj", 244},   {"Mehadia", 241},        {"Neamt", 234},
    {"Oradea", 380},    {"Pitesti", 100}, {"Rimnicu Vilcea", 193}, {"Sibiu", 253},
    {"Timisoara", 329}, {"Urziceni", 80}, {"Vaslui", 199},         {"Zerind", 374}};

struct Road {
    std::string_view from;
    std::string_view to;
    Cost length;
};
const std::vector<Road> roads{{"Arad", "Zerind", 75},
                              {"Arad", "Sibiu", 140},
                              {"Arad", "Timisoara", 118},
                              {"Zerind", "Oradea", 71},
                              {"Oradea", "Sibiu", 151},
                              {"Timisoara", "Lugoj", 111},
                              {"Lugoj", "Mehadia", 70},
                              {"Mehadia", "Drobeta", 75},
                              {"Drobeta", "Craiova", 120},
                              {"Craiova", "Rimnicu Vilcea", 146},
                              {"Craiova", "Pitesti", 138},
                              {"Sibiu", "Fagaras", 99},
                              {"Sibiu", "Rimnicu Vilcea", 80},
                              {"Rimnicu Vilcea", "Pitesti", 97},
                              {"Fagaras", "Bucharest", 211},
                              {"Pitesti", "Bucharest", 101},
                              {"Bucharest", "Giurgiu", 90},
                              {"Bucharest", "Urziceni", 85},
                              {"Urziceni", "Hirsova", 98},
                              {"Hirsova", "Eforie", 86},
                              {"Urziceni", "Vaslui", 142},
                              {"Vaslui", "Iasi", 92},
                              {"Iasi", "Neamt", 87}};

Graph draw_map() {
    Graph map;
    for (const City& city : cities) map.add_node(city.name);
    for (const Road& road : roads) {
        map.add_road(*map.find(road.from), *map.find(road.to), road.length);
    }
    return map;
}

template <class Algorithm>
void travel(const Route& route) {
    // A straight line is never longer than a road, and a detour never shortens it.
    const noyes::search::FromScratch straight([](Node city) { return cities[city].to_bucharest; },
                                              noyes::search::Consistent::yes);
    noyes::search::Unobserved nobody;
    noyes::Run run;  // without limits
    const auto found = Algorithm::search(route, straight, nobody, run, {});
    std::cout << Algorithm::about.name << ": " << found.cost << " km";
    for (const Node city : noyes::graph::nodes_along(route, found.path)) {
        std::cout << ", " << route.graph().name(city);
    }
    std::cout << "\n";
}

}  // namespace

int main() {
    const Graph map = draw_map();
    const Route route(map, *map.find("Arad"), {*map.find("Bucharest")});
    travel<noyes::search::AStar>(route);
    travel<noyes::search::IdaStar>(route);
}
