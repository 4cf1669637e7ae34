import { expect, test } from 'vitest'
import { KindLinks } from '../../../../src/features/lobby/filters/kind-links.tsx'
import { renderPage } from '../../../support/rendered-page.tsx'
import { sampleGame } from '../../../support/sample-game.ts'
import { tabStage } from '../../../support/stage.ts'

const stage = tabStage()

test('the kinds of the games are linked, tables first, and no other kind', async () => {
  const games = [
    sampleGame('1', { lines: 20, free_spins: 10 }),
    sampleGame('2', { cluster: 5 }),
    sampleGame('3', { category: 'casino', tags: ['baccarat'] }),
    sampleGame('4', { category: 'casino', tags: ['roulette'] }),
  ]
  const paths = ['/home', '/game/slotnine', '/game/livecasinonine']
  const page = await renderPage(stage.open(), () => <KindLinks games={games} />, { path: '/home', paths })
  const links = [...page.container.querySelectorAll('a')]
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Roulette', '/game/livecasinonine?theme=roulette'],
    ['Baccarat', '/game/livecasinonine?theme=baccarat'],
    ['Slots: Lines', '/game/slotnine?type=lines'],
    ['Slots: Clusters', '/game/slotnine?type=clusters'],
    ['Slots: Free spins', '/game/slotnine?type=free-spins'],
  ])
  await page.unmount()
})
