import { useAtomValue } from 'jotai'
import { expect, test, vi } from 'vitest'
import { LobbyStopped } from '../../../../src/features/protection/lobby-stopped.tsx'
import { pendingStopAtom, playStopAtom } from '../../../../src/session/play-stop.ts'
import { renderPage } from '../../../support/rendered-page.tsx'
import { tabStage } from '../../../support/stage.ts'
import { waitFor } from '../../../support/wait-for.ts'

const stage = tabStage()

function Lobby() {
  return useAtomValue(playStopAtom) ? <LobbyStopped /> : null
}

test('the notice of a stop is visible, however far the page of games was scrolled', async () => {
  const tab = stage.open()
  const { container: place, unmount } = await renderPage(tab, Lobby, {
    paths: ['/wallet/withdrawpage', '/support'],
  })
  // As newer browsers answer: an effect that returned it would be taken down by a call of it.
  const scroll = vi.fn<(to: ScrollToOptions) => Promise<void>>(() => Promise.resolve())
  vi.stubGlobal('scrollTo', scroll)
  tab.store.set(pendingStopAtom, {
    kind: 'stop',
    from: '2026-11-23T12:00:00Z',
    until: null,
  })
  await waitFor(() => expect(place.textContent).toContain('You have chosen to stop playing permanently.'))
  await waitFor(() => expect(scroll).toHaveBeenCalledWith(expect.objectContaining({ top: 0 })))
  await unmount()
})
