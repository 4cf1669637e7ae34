import { expect, test } from 'vitest'
import * as v from 'valibot'
import { UnfinishedRound } from '@marquee/contract/unfinished-endpoints.ts'
import { listOfValid } from '../../../../src/platform/valid-items.ts'
import { sampleGame } from '../../../support/sample-game.ts'

const round = (id: string, more: object = {}) => ({
  game: sampleGame('1001'),
  round_id: id,
  staked: 1_000,
  began_at: '2026-11-23T18:00:00.000Z',
  ...more,
})

test('invalid unfinished rounds are dropped: without time, sum or game', () => {
  const wrong = [{ began_at: '' }, { began_at: 'soon' }, { staked: -1 }, { staked: 0.5 }, { game: null }]
  const told = [round('first'), ...wrong.map((more, index) => round(`wrong ${index}`, more)), round('last')]
  const rounds = v.parse(listOfValid(UnfinishedRound, 'rounds'), told)
  expect(rounds.map(({ round_id: id }) => id)).toEqual(['first', 'last'])
})
