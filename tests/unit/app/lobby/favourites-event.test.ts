import { expect, test, vi } from 'vitest'
import { announceFavourites } from '../../../../src/features/lobby/favourites/favourites-event.ts'

test('favouritesChanged is dispatched on window with category, user and list', () => {
  const window = new EventTarget()
  const listener = vi.fn<(detail: unknown) => void>()
  window.addEventListener('favouritesChanged', (event) => listener((event as CustomEvent).detail))
  announceFavourites(window, { category: 'slots', user: 'anonymous', list: [{ id: '1' }] })
  expect(listener).toHaveBeenCalledWith({ category: 'slots', user: 'anonymous', list: [{ id: '1' }] })
})
