import type { createStore } from 'jotai'

/** The state of a tab: the values of all atoms. */
export type Store = ReturnType<typeof createStore>
