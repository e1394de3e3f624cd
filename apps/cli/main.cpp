#include <apps/play/side_work.hpp>
#include <noyes/io/output.hpp>

#include "codes.hpp"
#include "command_line.hpp"
#include "session.hpp"

#include <exception>
#include <new>

namespace {

using namespace noyes;

cli::Exit run(cli::Session& session, int count, char** arguments) {
    try {
        return cli::run_command_line(session, count, arguments);
    } catch (const std::bad_alloc&) {
        session.fail({{.code = cli::code::out_of_memory}});
    } catch (const std::exception& exception) {
        session.fail({{.code = cli::code::unexpected, .text = exception.what()}});
    }
    return cli::Exit::resource;
}

}  // namespace

int main(int count, char** arguments) {
    io::ignore_closed_pipes();
    cli::Session session;
    const cli::Exit exit = session.finish(run(session, count, arguments));
    play::wait_for_given_up_work();
    return static_cast<int>(exit);
}
