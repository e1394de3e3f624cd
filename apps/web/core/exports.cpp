// The door of the WebAssembly program. The page writes a request into memory that it asked for here
// and reads the answer where `call` left it:
//
//   place = allocate(bytes); ... write ...; call(place, bytes); read answer_place(), answer_size()
//
// and attachment_place(), attachment_size() where bytes go with the answer.
#include "requests.hpp"

#include <chrono>
#include <string>
#include <vector>

// Called a few times a second by whatever takes long; the page brings it.
extern "C" [[clang::import_module("noyes"), clang::import_name("progress")]] void noyes_progress(
    double milliseconds, double generated, double stored, double bytes, double bound);

namespace {

std::string request_text;
std::string answer_text;

void tell(const noyes::Progress& progress) {
    const std::chrono::duration<double, std::milli> elapsed = progress.elapsed;
    noyes_progress(elapsed.count(), static_cast<double>(progress.generated),
                   static_cast<double>(progress.stored), static_cast<double>(progress.memory_bytes),
                   static_cast<double>(progress.bound));
}

}  // namespace

extern "C" {

[[clang::export_name("allocate")]] char* noyes_allocate(std::size_t bytes) {
    request_text.resize(bytes);
    return request_text.data();
}

[[clang::export_name("call")]] void noyes_call() {
    noyes::web::progress_listener() = tell;
    answer_text = noyes::web::answer(request_text);
    request_text = {};
}

[[clang::export_name("answer_place")]] const char* noyes_answer_place() {
    return answer_text.data();
}

[[clang::export_name("answer_size")]] std::size_t noyes_answer_size() { return answer_text.size(); }

[[clang::export_name("attachment_place")]] const char* noyes_attachment_place() {
    return noyes::web::attachment().data();
}

[[clang::export_name("attachment_size")]] std::size_t noyes_attachment_size() {
    return noyes::web::attachment().size();
}
}
