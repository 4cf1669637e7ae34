import type { ComponentType } from 'react'
import { loadRoomWords } from '../../platform/i18n/room-words.ts'
import { type Fallback, lazyWithRetry } from './lazy-with-retry.tsx'

/**
 * `lazyWithRetry` for a room: a part off the first screen whose messages are in `locales/rooms`. Its words come beside
 * its code. A part of the app that shows such messages is imported through this or `withRoomWords` only.
 */
export function lazyRoom<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  fallback?: Fallback,
): ComponentType<Props> {
  return lazyWithRetry(() => withRoomWords(load()), fallback)
}

/** What a module of a room comes to, when the words of the rooms are there too. */
export async function withRoomWords<Module>(module: Promise<Module>): Promise<Module> {
  const [loaded] = await Promise.all([module, loadRoomWords()])
  return loaded
}
