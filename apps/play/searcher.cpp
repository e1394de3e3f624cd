#include <noyes/base/thread_executor.hpp>
#include <noyes/io/large_pages.hpp>
#include <noyes/io/table_folder.hpp>
#include <noyes/io/table_store.hpp>

#include "block_face.hpp"
#include "codes.hpp"
#include "limits.hpp"
#include "searcher.hpp"
#include "tile_face.hpp"

#include <new>
#include <utility>

namespace noyes::play {

namespace {

// Several threads and the tables that `noyes tables build` has made.
Expected<game::Solved<tiles::Direction>> solve_with_means(game::TileSolver& solver,
                                                          const SearchOrder<TileFace>& order) {
    ThreadExecutor executor;
    const std::optional<std::string> folder = io::usual_table_folder();
    io::TableStore tables(folder.value_or(std::string()), executor);
    solver.executor = &executor;
    if (folder) solver.tables = &tables;
    return solver.solve(order.rules, order.state);
}

// There is neither for levels.
Expected<game::Solved<game::BlockStep>> solve_with_means(game::BlockSolver& solver,
                                                         const SearchOrder<BlockFace>& order) {
    return solver.solve(order.rules, order.state);
}

}  // namespace

template <class Face>
Searcher<Face>::Searcher(SearchOrder<Face> order, std::function<void()> news)
    : order_(std::move(order)), news_(std::move(news)), work_([this] { work(); }) {}

template <class Face>
bool Searcher<Face>::busy() const {
    const std::scoped_lock lock(mutex_);
    return !result_;
}

template <class Face>
typename Searcher<Face>::Clock::duration Searcher<Face>::elapsed() const {
    const std::scoped_lock lock(mutex_);
    return (result_ ? ended_ : Clock::now()) - begun_;
}

template <class Face>
std::optional<Progress> Searcher<Face>::progress() const {
    const std::scoped_lock lock(mutex_);
    return progress_;
}

template <class Face>
std::optional<Expected<typename Searcher<Face>::Solved>> Searcher<Face>::result() const {
    const std::scoped_lock lock(mutex_);
    return result_;
}

// On its own thread.
template <class Face>
void Searcher<Face>::work() {
    Expected<Solved> solved = solve();
    {
        const std::scoped_lock lock(mutex_);
        result_ = std::move(solved);
        ended_ = Clock::now();
    }
    news_();
}

template <class Face>
Expected<typename Searcher<Face>::Solved> Searcher<Face>::solve() {
    try {
        io::LargePages pages;
        typename Face::Solver solver{.limits = usual_limits(),
                                     .stop = &stop_,
                                     .algorithm = order_.wish.method.algorithm,
                                     .heuristic = order_.wish.method.heuristic,
                                     .insist_on_optimum = order_.wish.insist_on_optimum,
                                     .memory = &pages};
        if (order_.wish.time) solver.limits.time = order_.wish.time;
        solver.listener = [this](const Progress& progress) { note(progress); };
        return solve_with_means(solver, order_);
    } catch (const std::bad_alloc&) {
        return Error{.code = code::out_of_memory};
    }
}

template <class Face>
void Searcher<Face>::note(const Progress& progress) {
    {
        const std::scoped_lock lock(mutex_);
        progress_ = progress;
    }
    news_();
}

template class Searcher<TileFace>;
template class Searcher<BlockFace>;

}  // namespace noyes::play
