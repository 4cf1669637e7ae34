import { expect, test } from 'vitest'
import type { PlacedBet } from '@marquee/studio/shared/table-protocol.ts'
import { createOwnBets } from '@marquee/studio/client/tables/own-bets.ts'

const bet = (key: string, state: PlacedBet['state'] = 'placed'): PlacedBet => ({
  id: `id-${key}`,
  key,
  state,
  bets: [{ spot: 'red', amount: 1_000 }],
  stake: 1_000,
  win: null,
  refusal: null,
})
const chips = [{ spot: 'red', amount: 1_000 }]

test('the newest bet is the one submitted last, in whatever order the responses arrive', () => {
  const bets = createOwnBets()
  bets.begin('round')
  bets.submit('first', chips)
  bets.submit('second', chips)
  bets.settle(bet('second'))
  bets.settle(bet('first'))
  expect(bets.newest()?.key).toBe('second')
  bets.settle(bet('second', 'voided'))
  expect(bets.newest()?.key).toBe('first')
})

test('after a reload the newest bet is the last one that the studio lists', () => {
  const bets = createOwnBets()
  bets.begin('round')
  bets.settle(bet('first'))
  bets.settle(bet('second'))
  expect(bets.newest()?.key).toBe('second')
})
