import { act, useState, type ReactElement } from 'react'
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

test('a page of one kind links to the kinds of its games, then to the page of the other kind', async () => {
  const paths = ['/home', '/game/slotnine', '/game/livecasinonine']
  const linksOf = async (links: ReactElement) => {
    const page = await renderPage(stage.open(), () => links, { path: '/home', paths })
    const texts = [...page.container.querySelectorAll('a')].map((link) => link.textContent)
    await page.unmount()
    return texts
  }
  const slots = [sampleGame('1', { lines: 20 }), sampleGame('2', { cluster: 5 })]
  expect(await linksOf(<KindLinks games={slots} kind="slots" />)).toEqual([
    'Lines',
    'Clusters',
    'All table games',
  ])
  const tables = [sampleGame('3', { category: 'casino', tags: ['baccarat'] })]
  expect(await linksOf(<KindLinks games={tables} kind="casino" />)).toEqual(['Baccarat', 'All slots'])
})

test('a kind that arrives with later games moves no link', async () => {
  const paths = ['/home', '/game/slotnine', '/game/livecasinonine']
  const first = [sampleGame('1', { lines: 20 })]
  function Links() {
    const [games, setGames] = useState(first)
    const addGame = () => setGames([...first, sampleGame('2', { lines: 20, free_spins: 10 })])
    return (
      <>
        <button type="button" onClick={addGame}>
          Add
        </button>
        <KindLinks games={games} kind="slots" />
      </>
    )
  }
  const page = await renderPage(stage.open(), Links, { path: '/home', paths })
  const links = () => [...page.container.querySelectorAll('a')]
  const before = links()
  await act(async () => page.container.querySelector('button')?.click())
  expect(links().map(({ textContent }) => textContent)).toEqual(['Lines', 'Free spins', 'All table games'])
  // A link that is still in the document is at its old index.
  for (const link of before.filter(({ isConnected }) => isConnected)) {
    expect(links().indexOf(link)).toBe(before.indexOf(link))
  }
  await page.unmount()
})
