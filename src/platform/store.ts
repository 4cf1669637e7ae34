import { createStore } from 'jotai'

/** The app's one jotai store: modules outside React and the Provider share it. */
export const store = createStore()
