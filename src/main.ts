import { boot } from './boot.tsx'

// No `await` at the top: the chunks of pages import from the chunk of this module and would wait for it, as it for them.
void boot()
