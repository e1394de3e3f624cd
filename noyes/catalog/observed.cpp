#include <noyes/catalog/observed.hpp>

#include <noyes/catalog/algorithm_list.hpp>

namespace noyes::catalog {

namespace {

template <class... Algorithms>
struct Observed {
    static ObservedRunner of(std::string_view name) {
        ObservedRunner found = nullptr;
        static_cast<void>(
            ((Algorithms::about.name == name &&
              (found = &search_with<Algorithms, tiles::Dynamic, TraceObserver>, true)) ||
             ...));
        return found;
    }
};

}  // namespace

ObservedRunner observed_runner(std::string_view algorithm) {
    return ForAllAlgorithms<Observed>::of(algorithm);
}

}  // namespace noyes::catalog
