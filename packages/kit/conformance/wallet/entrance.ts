import { randomUUID } from 'node:crypto'
import { StudioPlayer, studioHeaders, studioWindow } from '@marquee/contract/studio.ts'
import { dataOf } from '../response.ts'
import { checksOf } from '../check.ts'
import { mustEqual, NotApplicable } from '../miss.ts'
import { mustBeRefused, mustMove, type Signing, stake, staked, type WalletKit } from './kit.ts'

const minute = 60_000

/** A check that a call with this signature is refused, and moves nothing. */
function refused(title: string, signing: (kit: WalletKit) => Signing) {
  return {
    title,
    async run(kit: WalletKit) {
      await mustMove(kit, 0, async () =>
        mustBeRefused(await kit.send('POST', '/studio/debit', kit.order(), signing(kit)), 401),
      )
    },
  }
}

export const signatureChecks = checksOf<WalletKit>('signature', {
  none: refused('a call without a signature is refused with 401', () => ({ headers: {} })),
  secret: refused('a call signed with another secret is refused with 401', () => ({ secret: 'another' })),
  body: refused('a signature of another body is refused with 401', (kit) => ({
    instead: { body: JSON.stringify(kit.order({ amount: 1 })) },
  })),
  path: refused('a signature of another call is refused with 401', () => ({
    instead: { target: '/studio/rollback' },
  })),
  method: refused('a signature of another method is refused with 401', () => ({
    instead: { method: 'PUT' },
  })),
  old: refused('a call that was signed six minutes ago is refused with 401: it may be a replay', () => ({
    off: -studioWindow - minute,
  })),
  early: refused('a call that is signed for six minutes from now is refused with 401', () => ({
    off: studioWindow + minute,
  })),
  timestamp: refused('a timestamp that is no number is refused with 401', () => ({
    headers: {
      [studioHeaders.timestamp]: new Date().toISOString(),
      [studioHeaders.signature]: `v1=${'0'.repeat(64)}`,
    },
  })),
  version: refused('a signature of no known version is refused with 401', () => ({
    headers: { [studioHeaders.timestamp]: String(Date.now()), [studioHeaders.signature]: '0'.repeat(64) },
  })),
  query: {
    title: 'the query is signed: another player in it is refused with 401',
    async run(kit) {
      const target = (player: string) => `/studio/balance?player=${player}`
      const instead = { target: target(randomUUID()) }
      mustBeRefused(await kit.send('GET', target(kit.player.player), undefined, { instead }), 401)
    },
  },
  window: {
    title: 'a clock that is four minutes off is taken',
    async run(kit) {
      for (const off of [-studioWindow + minute, studioWindow - minute]) {
        const response = await kit.send('GET', `/studio/balance?player=${kit.player.player}`, undefined, {
          off,
        })
        mustEqual(response.status, 200, `the status of a call that is ${off / 1000} s off`)
      }
    },
  },
})

const redeem = (kit: WalletKit, token: string, game = kit.game) =>
  kit.send('POST', '/studio/authenticate', { token, game_id: game })

export const launchChecks = checksOf<WalletKit>('launch', {
  player: {
    title: 'a launch names the game that was launched and the balance that the wallet reports',
    async run(kit) {
      mustEqual(kit.player.game_id, kit.game, 'game_id of the launch')
      mustEqual((await kit.balance({ session: kit.player.session })).status, 'ok', 'the status of a balance')
    },
  },
  once: {
    title: 'a launch token that was redeemed is refused with 403',
    async run(kit) {
      mustBeRefused(await redeem(kit, kit.usedToken), 403)
    },
  },
  unknown: {
    title: 'a launch token that was never made is refused with 403',
    async run(kit) {
      mustBeRefused(await redeem(kit, randomUUID()), 403)
    },
  },
  game: {
    title: 'a launch token is good for its own game only',
    async run(kit) {
      mustBeRefused(await redeem(kit, await kit.newToken(), `${kit.game}x`), 403, 404)
    },
  },
  copies: {
    title: 'a launch token that arrives ten times at once lets one in',
    async run(kit) {
      const token = await kit.newToken()
      const responses = await Promise.all(Array.from({ length: 10 }, () => redeem(kit, token)))
      const taken = responses.filter(({ status }) => status === 200)
      mustEqual(taken.length, 1, 'the number of those who were let in')
      for (const response of taken) dataOf(response, 'B', StudioPlayer)
    },
  },
})

export const playerChecks = checksOf<WalletKit>('player', {
  balance: {
    title: 'the balance is what the last move left',
    async run(kit) {
      const move = kit.order()
      const { balance } = await kit.submit('debit', move)
      mustEqual((await kit.balance()).balance, balance, 'the balance after a stake')
      await kit.submit('rollback', move)
    },
  },
  unknown: {
    title: 'each call for a player whom the wallet does not know returns unknown_player',
    async run(kit) {
      const player = randomUUID()
      for (const kind of ['debit', 'credit', 'rollback'] as const) {
        mustEqual(
          (await kit.submit(kind, kit.order({ player }))).status,
          'unknown_player',
          `the status of a ${kind}`,
        )
      }
      mustEqual((await kit.balance({ player })).status, 'unknown_player', 'the status of a balance')
    },
  },
  foreignDebit: {
    title: 'a transaction id of one player moves nothing of another',
    async run(kit) {
      const { other } = kit
      if (other === undefined) throw new NotApplicable('no launch of another player was given')
      const move = await staked(kit)
      await mustMove(kit, 0, async () => {
        const foreign = { ...move, player: other.player, session: other.session }
        for (const kind of ['debit', 'rollback'] as const)
          mustBeRefused(await kit.send('POST', `/studio/${kind}`, foreign), 422)
      })
      await kit.submit('rollback', move)
    },
  },
  foreignSession: {
    title: 'a stake with the session of another player returns session_ended',
    async run(kit) {
      if (kit.other === undefined) throw new NotApplicable('no launch of another player was given')
      const { session } = kit.other
      await mustMove(kit, 0, async () =>
        mustEqual((await kit.submit('debit', kit.order({ session }))).status, 'session_ended', 'the status'),
      )
    },
  },
  endedBalance: {
    title: 'a request for the balance of a session that does not exist returns session_ended and no balance',
    async run(kit) {
      const { status, balance } = await kit.balance({ session: randomUUID() })
      mustEqual({ status, balance }, { status: 'session_ended', balance: 0 }, 'the response')
    },
  },
})

/** What is no amount, by what is wrong with it. */
const wrongAmounts: Readonly<Record<string, unknown>> = {
  'less than zero': -stake,
  'a fraction of the minor unit': stake + 0.5,
  'a text': String(stake),
  'nothing at all': undefined,
  'beyond a billion of the main unit': 1_000_000_000_001,
  'beyond what a number holds exactly': 2 ** 53 + 2,
}

const wrongFields: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  'an empty transaction id': { transaction_id: '' },
  'a transaction id of 65 characters': { transaction_id: 'x'.repeat(65) },
  'no round': { round_id: undefined },
  'no game': { game_id: undefined },
  'a player that is a number': { player: 7 },
  'a field that the interface does not have': { currency: 'EUR' },
}

export const bodyChecks = checksOf<WalletKit>('body', {
  amounts: {
    title: 'what is no amount is refused with 400 by a debit and a credit, and moves nothing',
    async run(kit) {
      const round = await staked(kit)
      await mustMove(kit, 0, async () => {
        for (const [what, amount] of Object.entries(wrongAmounts)) {
          for (const kind of ['debit', 'credit'] as const) {
            const move = { ...kit.order({ round_id: round.round_id }), amount }
            const { status } = await kit.send('POST', `/studio/${kind}`, move)
            mustEqual(status, 400, `the status of a ${kind} with an amount that is ${what}`)
          }
        }
      })
      await kit.submit('rollback', round)
    },
  },
  fields: {
    title: 'ids that are missing or too long, and unknown fields, are refused with 400',
    async run(kit) {
      await mustMove(kit, 0, async () => {
        for (const [what, change] of Object.entries(wrongFields)) {
          const { status } = await kit.send('POST', '/studio/debit', { ...kit.order(), ...change })
          mustEqual(status, 400, `the status of a debit with ${what}`)
        }
      })
    },
  },
  json: {
    title: 'a body that is no JSON is refused with 400',
    async run(kit) {
      for (const text of ['', '{', '[]', 'null'])
        mustBeRefused(await kit.send('POST', '/studio/debit', text), 400)
    },
  },
})
