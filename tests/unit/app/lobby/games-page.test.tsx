import { expect, test } from 'vitest'
import type { GameKind } from '@marquee/contract/game.ts'
import type { GameFilters } from '../../../../src/features/lobby/filters/game-filters.ts'
import { GamesPage } from '../../../../src/features/lobby/games/games-page.tsx'
import { LobbyContext } from '../../../../src/features/lobby/lobby-context.ts'
import { renderPage } from '../../../support/rendered-page.tsx'
import { idleLobby } from '../../../support/idle-lobby.ts'
import { tabStage } from '../../../support/stage.ts'

const stage = tabStage()

test.each<[GameKind, GameFilters, string]>([
  ['casino', {}, 'All table games'],
  ['casino', { theme: 'baccarat' }, 'Baccarat'],
  ['casino', { theme: 'dragon-tiger', sort: 'name' }, 'Dragon Tiger'],
  ['casino', { theme: 'call this number' }, 'All table games'],
  ['slots', {}, 'All slots'],
  ['slots', { theme: 'fruit' }, 'Slots: Fruit'],
  ['slots', { type: 'free-spins' }, 'Slots: Free spins'],
  ['slots', { type: 'toString', rtp: 96 }, 'All slots'],
])('the heading of %s with %j is %s', async (kind, filters, heading) => {
  const page = await renderPage(
    stage.open(),
    () => (
      <LobbyContext value={idleLobby}>
        <GamesPage kind={kind} filters={filters} onFilters={() => {}} />
      </LobbyContext>
    ),
    { paths: ['/login', '/game/slotnine', '/game/livecasinonine'] },
  )
  expect(page.container.querySelector('h1')?.textContent).toBe(heading)
  await page.unmount()
})
