import { expect, test } from 'vitest'
import { BreaksCard } from '../../../../src/features/protection/breaks/breaks-card.tsx'
import { toastsAtom } from '../../../../src/ui/toast/toast.ts'
import { pendingStopAtom } from '../../../../src/session/play-stop.ts'
import { protectionCalls, sampleProtection } from '../../../support/protection-calls.ts'
import { renderPage } from '../../../support/rendered-page.tsx'
import { json, startScriptedServer } from '../../../support/scripted-server.ts'
import { tabStage } from '../../../support/stage.ts'
import { waitFor } from '../../../support/wait-for.ts'
import { signIn } from '../wallet/wallet-tab.ts'

const stage = tabStage()
const rules = { time_outs: [1, 7, 42], exclusions: [6, 12], exclusion_for_good: true }
const day = 86_400_000

test('a break can be extended but not shortened, and an exclusion can follow a break of any length', async () => {
  const tab = stage.open()
  signIn(tab, 'demo')
  const { container: place, unmount } = await renderPage(tab, () => <BreaksCard rules={rules} />)
  expect(place.textContent).toMatch(/1 day.*1 week.*6 weeks.*6 months.*1 year.*Permanently/)
  const until = new Date(tab.clock.now() + 10 * day).toISOString()
  tab.store.set(pendingStopAtom, { kind: 'time_out', from: until, until })
  await waitFor(() => expect(place.textContent).not.toMatch(/1 day|1 week|24 hours/))
  expect(place.textContent).toMatch(/6 weeks.*6 months.*1 year.*Permanently/)
  const far = new Date(tab.clock.now() + 400 * day).toISOString()
  tab.store.set(pendingStopAtom, { kind: 'time_out', from: until, until: far })
  await waitFor(() => expect(place.textContent).not.toMatch(/6 weeks/))
  expect(place.textContent).toMatch(/6 months.*1 year.*Permanently/)
  tab.store.set(pendingStopAtom, { kind: 'exclusion', from: until, until: far })
  await waitFor(() => expect(place.textContent).not.toMatch(/6 months|1 year/))
  expect(place.textContent).toMatch(/Permanently/)
  tab.store.set(pendingStopAtom, { kind: 'exclusion', from: until, until: null })
  await waitFor(() => expect(place.textContent).toBe(''))
  await unmount()
})

test('the toast says when the break in force ends, where it lasts longer than the one that was chosen', async () => {
  const stop = {
    kind: 'time_out',
    from: '2030-01-01T12:00:00.000Z',
    until: '2031-01-01T12:00:00.000Z',
  } as const
  const calls = protectionCalls()
  calls.stop = stop
  const data = sampleProtection({ stop })
  const server = await startScriptedServer((response, request, nth) =>
    (request.path === '/protection/stop' ? json(200, { code: 'OK', msg: '', data }) : calls.script)(
      response,
      request,
      nth,
    ),
  )
  const tab = stage.open()
  tab.apiHost.set(server.origin)
  signIn(tab, 'demo')
  const { container: place, unmount } = await renderPage(tab, () => <BreaksCard rules={rules} />)
  const click = (text: string) =>
    [...place.querySelectorAll<HTMLElement>('button, label')]
      .find((element) => element.textContent?.includes(text))
      ?.click()
  click('6 months')
  await waitFor(() => expect(place.textContent).toContain('Start the break'))
  click('Start the break')
  await waitFor(() =>
    expect(tab.store.get(toastsAtom)).toMatchObject([
      { kind: 'success', text: expect.stringContaining('2031') },
    ]),
  )
  await unmount()
  await server.close()
})
