import { atom, useAtomValue } from 'jotai'
import { expect, test } from 'vitest'
import { playingAtom } from '../../../../src/features/protection/game/playing.ts'
import { SessionBar } from '../../../../src/features/protection/game/session-bar.tsx'
import { fakeDevice } from '../../../support/fake-environment.ts'
import { samplePlaying } from '../../../support/protection-calls.ts'
import { acted, renderPage } from '../../../support/rendered-page.tsx'
import { openTab } from '../../../support/stage.ts'

const inRoundAtom = atom(false)

function Part() {
  const inRound = useAtomValue(inRoundAtom)
  return <SessionBar gameId="1" busy={inRound} inRound={inRound} active={false} />
}

test('the result of the session changes only after the round: the operator settles it before the game shows it', async () => {
  const tab = openTab(fakeDevice())
  const page = await renderPage(tab, Part)
  const played = (net: number) => {
    const playing = samplePlaying()
    return acted(() => tab.store.set(playingAtom, { ...playing, session: { ...playing.session, net } }))
  }
  const text = () => page.container.textContent
  await played(-1_000)
  expect(text()).toContain('1,000')
  await acted(() => tab.store.set(inRoundAtom, true))
  await played(8_000)
  expect(text()).toContain('1,000')
  await acted(() => tab.store.set(inRoundAtom, false))
  expect(text()).toContain('8,000')
  await page.unmount()
  tab.channel.close()
})

test('the clock says what it counts', async () => {
  const tab = openTab(fakeDevice())
  const page = await renderPage(tab, Part)
  await acted(() => tab.store.set(playingAtom, samplePlaying()))
  expect(page.container.textContent).toMatch(/Session 0:00:0\d/)
  const time = page.container.querySelector('time')
  expect(time?.getAttribute('aria-label')).toBe(`Local time: ${time?.textContent}`)
  await page.unmount()
  tab.channel.close()
})

test('the clock counts from the start of the session in every tab, and a connection that returns does not move it', async () => {
  const start = Date.now() - 600_000
  const seconds = () => {
    const [, h = '', m = '', s = ''] = /(\d+):(\d\d):(\d\d)/.exec(texts().at(-1) ?? '') ?? []
    return Number(h) * 3600 + Number(m) * 60 + Number(s)
  }
  const pages: Awaited<ReturnType<typeof renderPage>>[] = []
  const texts = () => pages.map(({ container }) => container.textContent ?? '')
  for (const active of [true, false]) {
    const tab = openTab(fakeDevice())
    const page = await renderPage(tab, () => <SessionBar gameId="1" busy={false} active={active} />)
    pages.push(page)
    // Without reports the operator's count of the time played does not grow: 400 of the 600 seconds.
    for (const played of [590, 400]) {
      const playing = samplePlaying({ since: new Date(start).toISOString() })
      await acted(() =>
        tab.store.set(playingAtom, { ...playing, session: { ...playing.session, seconds: played } }),
      )
      const passed = (Date.now() - start) / 1000
      expect(seconds()).toBeGreaterThanOrEqual(599)
      expect(seconds()).toBeLessThanOrEqual(passed + 1)
    }
    tab.channel.close()
  }
  for (const page of pages) await page.unmount()
})
