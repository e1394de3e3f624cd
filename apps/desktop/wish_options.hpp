// What --solve is to do, as the command line says it.
#pragma once

#include <apps/play/failure.hpp>
#include <apps/play/method_offer.hpp>

#include "options.hpp"

namespace noyes::desktop {

// An error for a name that is not offered, and for options and times that cannot be read.
play::Attempt<play::SearchWish> read_wish(const Options& options, const play::MethodOffer& offer);

}  // namespace noyes::desktop
