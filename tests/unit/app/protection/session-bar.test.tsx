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
