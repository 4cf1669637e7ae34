import { boot } from './boot.tsx'

// No top-level `await`: the chunks of pages import from this module's chunk, and each would wait for the other.
void boot()
