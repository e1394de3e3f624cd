#include <noyes/blocks/numbered_puzzle.hpp>

#include <limits>

namespace noyes::blocks {

namespace {

constexpr std::uint64_t beyond = std::numeric_limits<std::uint64_t>::max();

std::uint64_t sum_or_beyond(std::uint64_t a, std::uint64_t b) {
    return a > beyond - b ? beyond : a + b;
}

// [chosen][of how many], up to `most` of each; `beyond` if it does not fit.
std::vector<std::vector<std::uint64_t>> binomials_up_to(std::size_t most) {
    std::vector<std::vector<std::uint64_t>> all(most + 1, std::vector<std::uint64_t>(most + 1));
    for (std::size_t n = 0; n <= most; ++n) {
        all[0][n] = 1;
        for (std::size_t k = 1; k <= n; ++k)
            all[k][n] = sum_or_beyond(all[k - 1][n - 1], all[k][n - 1]);
    }
    return all;
}

// The places of a kind's pieces, ascending.
class Places {
   public:
    void insert(std::size_t place) {
        std::size_t i = count_++;
        for (; i != 0 && places_[i - 1] > place; --i) places_[i] = places_[i - 1];
        places_[i] = place;
    }
    [[nodiscard]] std::uint64_t rank(
        const std::vector<std::vector<std::uint64_t>>& binomials) const {
        std::uint64_t sum = 0;
        for (std::size_t i = 0; i < count_; ++i) sum += binomials[i + 1][places_[i]];
        return sum;
    }

   private:
    std::array<std::size_t, most_pieces> places_;
    std::size_t count_ = 0;
};

}  // namespace

template <std::size_t Words>
NumberedPuzzle<Words>::NumberedPuzzle(const Level& level, Metric metric)
    : Puzzle<Words>(level, metric, Mirroring::ignored) {
    const std::span<const Kind> kinds = this->kinds();
    std::size_t most = 0;
    for (std::size_t kind = 0; kind < kinds.size(); ++kind) {
        digits_.push_back(
            {.kind = kind, .pieces = kinds[kind].pieces.size(), .places = kinds[kind].places()});
        most = std::max(most, digits_.back().places);
    }
    choose_last_digit();
    binomials_ = binomials_up_to(most);
    std::uint64_t numbers = 1;
    for (Digit& digit : digits_) {
        digit.radix = binomials_[digit.pieces][digit.places];
        fits_ = fits_ && digit.radix <= beyond / numbers && digit.radix != beyond;
        if (fits_) numbers *= digit.radix;
    }
}

template <std::size_t Words>
void NumberedPuzzle<Words>::choose_last_digit() {
    const std::span<const Kind> kinds = this->kinds();
    const auto pieces_of_one_cell = [&](const Digit& digit) {
        return kinds[digit.kind].shape.offsets.size() == 1 ? digit.pieces : 0;
    };
    const auto last = std::ranges::max_element(digits_, {}, pieces_of_one_cell);
    if (pieces_of_one_cell(*last) == 0) return;
    std::rotate(last, last + 1, digits_.end());
    Digit& digit = digits_.back();
    digit.among_left = true;
    for (Place place = 0; place < kinds[digit.kind].places(); ++place)
        reach_ |= this->cells(digit.kind, place);
    // Other pieces that never leave these cells take some of them, wherever they are.
    std::size_t taken = 0;
    for (std::size_t kind = 0; kind < kinds.size(); ++kind) {
        if (kind != digit.kind && stays_within_reach(kind))
            taken += kinds[kind].pieces.size() * kinds[kind].shape.offsets.size();
    }
    digit.places -= taken;
}

template <std::size_t Words>
bool NumberedPuzzle<Words>::stays_within_reach(std::size_t kind) const {
    for (Place place = 0; place < this->kinds()[kind].places(); ++place) {
        const Bits<Words>& cells = this->cells(kind, place);
        if ((cells & reach_) != cells) return false;
    }
    return true;
}

template <std::size_t Words>
Bits<Words> NumberedPuzzle<Words>::left_by_others(const Digit& digit, const State& state) const {
    Bits<Words> others = state.taken;
    this->for_each_place(state, digit.kind,
                         [&](Place place) { others ^= this->cells(digit.kind, place); });
    return reach_ ^ (reach_ & others);
}

template <std::size_t Words>
std::uint64_t NumberedPuzzle<Words>::value(const Digit& digit, const State& state) const {
    Places places;
    if (digit.among_left) {
        const Bits<Words> left = left_by_others(digit, state);
        this->for_each_place(state, digit.kind, [&](Place place) {
            places.insert(left.count_below(this->cells(digit.kind, place)));
        });
    } else {
        this->for_each_place(state, digit.kind, [&](Place place) { places.insert(place); });
    }
    return places.rank(binomials_);
}

template <std::size_t Words>
std::uint64_t NumberedPuzzle<Words>::number(const State& state) const {
    std::uint64_t number = 0;
    for (const Digit& digit : digits_) number = number * digit.radix + value(digit, state);
    return number;
}

template <std::size_t Words>
void NumberedPuzzle<Words>::set_value(State& state, const Digit& digit, std::uint64_t value) const {
    std::array<Place, Bits<Words>::size> left_places;
    if (digit.among_left) {
        std::size_t count = 0;
        Place place = 0;
        reach_.for_each(0, Bits<Words>::size, [&](std::size_t cell) {
            if (!state.taken.test(cell)) left_places[count++] = place;
            ++place;
        });
    }
    std::size_t place = digit.places;
    for (std::size_t i = digit.pieces; i-- > 0;) {
        const std::vector<std::uint64_t>& ways = binomials_[i + 1];
        do --place;
        while (ways[place] > value);
        value -= ways[place];
        this->stand(state, this->first_slot(digit.kind) + i, digit.kind,
                    digit.among_left ? left_places[place] : static_cast<Place>(place));
    }
}

template <std::size_t Words>
void NumberedPuzzle<Words>::set_number(State& state, std::uint64_t number) const {
    std::array<std::uint64_t, most_pieces> values;
    for (std::size_t i = digits_.size(); i-- > 0; number /= digits_[i].radix)
        values[i] = number % digits_[i].radix;
    this->clear(state);
    for (std::size_t i = 0; i < digits_.size(); ++i) set_value(state, digits_[i], values[i]);
}

template class NumberedPuzzle<1>;
template class NumberedPuzzle<2>;
template class NumberedPuzzle<4>;
template class NumberedPuzzle<most_words>;

}  // namespace noyes::blocks
