// @vitest-environment jsdom
import { expect, test, vi } from 'vitest'
import { FavouritesPage } from '../../../../src/features/lobby/favourites/favourites-page.tsx'
import { renderPage } from '../../../support/rendered-page.tsx'
import { tabStage } from '../../../support/stage.ts'
import { waitFor } from '../../../support/wait-for.ts'

const stage = tabStage()

test('the page says that there are no favourites only when the device has been read', async () => {
  const tab = stage.open()
  const { promise: slowDevice, resolve: answer } = Promise.withResolvers<undefined>()
  vi.spyOn(tab.database, 'get').mockReturnValue(slowDevice)
  const { container, unmount } = await renderPage(tab, () => (
    <FavouritesPage filters={{}} onFilters={() => {}} toGames={null} />
  ))
  expect(container.textContent).not.toContain('No favourites yet')
  answer(undefined)
  await waitFor(() => expect(container.textContent).toContain('No favourites yet'))
  await unmount()
})
