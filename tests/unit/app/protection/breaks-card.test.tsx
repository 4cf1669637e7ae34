import { expect, test } from 'vitest'
import { BreaksCard } from '../../../../src/features/protection/breaks/breaks-card.tsx'
import { pendingStopAtom } from '../../../../src/session/play-stop.ts'
import { renderPage } from '../../../support/rendered-page.tsx'
import { tabStage } from '../../../support/stage.ts'
import { waitFor } from '../../../support/wait-for.ts'
import { signIn } from '../wallet/wallet-tab.ts'

const stage = tabStage()
const rules = { time_outs: [1, 7, 42], exclusions: [6, 12], exclusion_for_good: true }
const day = 86_400_000

test('a break can be extended but not shortened', async () => {
  const tab = stage.open()
  signIn(tab, 'demo')
  const { container: place, unmount } = await renderPage(tab, () => <BreaksCard rules={rules} />)
  expect(place.textContent).toMatch(/1 day.*1 week.*6 weeks.*6 months.*1 year.*Permanently/)
  const until = new Date(tab.clock.now() + 10 * day).toISOString()
  tab.store.set(pendingStopAtom, { kind: 'time_out', from: until, until })
  await waitFor(() => expect(place.textContent).not.toMatch(/1 day|1 week|24 hours/))
  expect(place.textContent).toMatch(/6 weeks.*6 months.*1 year.*Permanently/)
  tab.store.set(pendingStopAtom, { kind: 'exclusion', from: until, until: null })
  await waitFor(() => expect(place.textContent).toBe(''))
  await unmount()
})
