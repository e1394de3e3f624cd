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
    : job_(std::make_shared<Job>(std::move(order), std::move(news))),
      work_(std::make_unique<SideWork>([job = job_](const StopFlag& stop) { work(*job, stop); })) {}

template <class Face>
void Searcher<Face>::cancel() {
    job_->news.cut();
    work_.reset();
}

template <class Face>
bool Searcher<Face>::busy() const {
    const std::scoped_lock lock(job_->mutex);
    return work_ && !job_->result;
}

template <class Face>
typename Searcher<Face>::Clock::duration Searcher<Face>::elapsed() const {
    const std::scoped_lock lock(job_->mutex);
    return (job_->result ? job_->ended : Clock::now()) - job_->begun;
}

template <class Face>
std::optional<Progress> Searcher<Face>::progress() const {
    const std::scoped_lock lock(job_->mutex);
    return job_->progress;
}

template <class Face>
std::optional<Expected<typename Searcher<Face>::Solved>> Searcher<Face>::result() const {
    const std::scoped_lock lock(job_->mutex);
    return job_->result;
}

// On its own thread.
template <class Face>
void Searcher<Face>::work(Job& job, const StopFlag& stop) {
    Expected<Solved> solved = solve(job, stop);
    {
        const std::scoped_lock lock(job.mutex);
        job.result = std::move(solved);
        job.ended = Clock::now();
    }
    job.news.tell();
}

template <class Face>
Expected<typename Searcher<Face>::Solved> Searcher<Face>::solve(Job& job, const StopFlag& stop) {
    const SearchWish& wish = job.order.wish;
    try {
        io::LargePages pages;
        typename Face::Solver solver{.limits = usual_limits(),
                                     .stop = &stop,
                                     .algorithm = wish.method.algorithm,
                                     .heuristic = wish.method.heuristic,
                                     .insist_on_optimum = wish.insist_on_optimum,
                                     .memory = &pages};
        if (wish.time) solver.limits.time = wish.time;
        solver.listener = [&job](const Progress& progress) {
            {
                const std::scoped_lock lock(job.mutex);
                job.progress = progress;
            }
            job.news.tell();
        };
        return solve_with_means(solver, job.order);
    } catch (const std::bad_alloc&) {
        return Error{.code = code::out_of_memory};
    }
}

template class Searcher<TileFace>;
template class Searcher<BlockFace>;

}  // namespace noyes::play
