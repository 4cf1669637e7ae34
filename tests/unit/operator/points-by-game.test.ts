import { expect, it } from 'vitest'
import { defaultCurrency } from '@marquee/contract/currency.ts'
import { balanceOf } from '@marquee/operator/ledger/ledger.ts'
import { catalogue } from '@marquee/studio/catalogue/catalogue.ts'
import { noOverrides } from '@marquee/operator/site/site-config.ts'
import { requirePointsBelowEdge } from '@marquee/operator/wallet/points-by-game.ts'
import { siteRules } from '@marquee/operator/wallet/site-rules.ts'
import { testOperator, walletMove } from '../../support/server/operator.ts'
import { blackjackTitle } from '../../support/hand-titles.ts'

const permille = (points: Record<string, number> = {}) =>
  siteRules({ ...noOverrides, VARIABLES: { points_permille: points } }).pointsPermille

it('starts with points that make no game profitable, and refuses others', () => {
  const { games } = catalogue()
  expect(() => requirePointsBelowEdge(games, permille())).not.toThrow()
  // Basic strategy at blackjack would be paid for every hand.
  for (const points of [{ hands: 10 }, { hands: 2 }, { tables: 11 }, { slots: 29 }])
    expect(() => requirePointsBelowEdge(games, permille(points))).toThrow(/return and points together/)
})

it('counts the points of a stake by the kind of its game', async () => {
  const operator = await testOperator()
  for (const [game, points] of [
    ['1001', 100n],
    ['2702', 50n],
    [blackjackTitle.id, 10n],
  ] as const) {
    const player = await operator.join()
    expect((await operator.move('debit', walletMove(player, 10_000, { game_id: game }))).status).toBe('ok')
    expect(await balanceOf(operator.db, { player: player.id, kind: 'points' }, defaultCurrency)).toBe(points)
  }
  await operator.close()
})
