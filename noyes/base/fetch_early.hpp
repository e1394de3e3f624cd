// Fetches memory that will be read soon, so that other work can be done meanwhile.
#pragma once

namespace noyes {

// WebAssembly has no instruction for it. There a read whose result nobody waits for does the same,
// so the place has to be one that can be read. Inlined, since GCC leaves out calls of a function
// that does nothing but fetch.
[[gnu::always_inline]] inline void fetch_early(const void* place) {
#ifdef __wasm__
    static_cast<void>(*static_cast<const volatile char*>(place));
#else
    __builtin_prefetch(place);
#endif
}

}  // namespace noyes
