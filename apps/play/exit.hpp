// How the program ends: scripts rely on these numbers.
#pragma once

namespace noyes::play {

enum class Exit : int {
    done = 0,          // solved; for check: well formed and solvable
    no = 1,            // the answer is no: no solution, or verify found a mismatch
    bad_input = 2,     // bad command line or bad input
    limit = 3,         // a limit was reached, or it was stopped, before any solution
    resource = 4,      // a disk is full, memory is not enough
    interrupted = 130  // by Ctrl-C, also when the best so far was printed
};

}  // namespace noyes::play
