import { randomUUID } from 'node:crypto'
import { UnclearResponseError, type Wallet } from '@marquee/studio/server/wallet/wallet-client.ts'
import type { WalletSend } from '@marquee/studio/server/wallet/wallet-http.ts'
import type { StudioFlaw } from './studio-under-test.ts'
import type { WalletResponse, WalletMove } from '@marquee/contract/studio.ts'

/** Something that a studio does wrong. */
export interface WrongStudio {
  readonly does: string
  /** The checks that name it. */
  readonly checks: readonly string[]
  readonly flaw: StudioFlaw
}

/** A studio whose wallet client changes what the honest one does. */
const client = (change: (honest: Wallet) => Partial<Wallet>): StudioFlaw => ({
  wallet: (honest) => ({ ...honest, ...change(honest) }),
})

const sending = (send: (honest: WalletSend) => WalletSend): StudioFlaw => ({ send })

/** What a move does instead when its response is unclear. */
const unclear =
  (
    move: (order: WalletMove) => Promise<WalletResponse>,
    instead: (order: WalletMove) => Promise<WalletResponse>,
  ) =>
  async (order: WalletMove) => {
    try {
      return await move(order)
    } catch (error) {
      if (!(error instanceof UnclearResponseError)) throw error
      return instead(order)
    }
  }

const refused = (): Promise<WalletResponse> => Promise.resolve({ status: 'insufficient_funds', balance: 0 })
const fine = (): Promise<WalletResponse> => Promise.resolve({ status: 'ok', balance: 0 })
function withoutSession(order: WalletMove): WalletMove {
  const { session: _, ...rest } = order
  return rest
}

const anew = (order: WalletMove): WalletMove => ({ ...order, transaction_id: randomUUID() })

export const wrongStudios: readonly WrongStudio[] = [
  {
    does: 'forgets a stake whose response it did not get',
    checks: ['debit.lostResponses', 'debit.reordered'],
    flaw: client(({ debit }) => ({ debit: unclear(debit, refused) })),
  },
  {
    does: 'repeats a stake with a new id',
    checks: ['debit.lostResponses'],
    flaw: client(({ debit }) => ({ debit: unclear(debit, (order) => debit(anew(order))) })),
  },
  {
    does: 'plays on without knowing of its stake',
    checks: ['debit.lostRequests', 'outage.down'],
    flaw: client(({ debit }) => ({ debit: unclear(debit, fine) })),
  },
  {
    does: 'plays rounds whose stake was refused',
    checks: ['refusal.funds', 'refusal.signedOut'],
    flaw: client(({ debit }) => ({ debit: async (order) => ({ ...(await debit(order)), status: 'ok' }) })),
  },
  {
    does: 'tries a refused stake again',
    checks: ['refusal.protection'],
    flaw: client(({ debit }) => ({
      debit: async (order) => {
        const response = await debit(order)
        return response.status === 'play_refused' ? debit(anew(order)) : response
      },
    })),
  },
  {
    does: 'names no session',
    checks: ['round.session'],
    flaw: client(({ debit }) => ({ debit: (order) => debit(withoutSession(order)) })),
  },
  {
    does: 'takes half of the stake',
    checks: ['round.books'],
    flaw: client(({ debit }) => ({ debit: (order) => debit({ ...order, amount: order.amount / 2 }) })),
  },
  {
    does: 'stakes twice',
    checks: ['round.books', 'round.copies'],
    flaw: client(({ debit }) => ({
      debit: async (order) => {
        await debit(anew(order))
        return debit(order)
      },
    })),
  },
  {
    does: 'forgets wins that could not be paid',
    checks: ['credit.lostRequests', 'round.alone'],
    flaw: client(({ credit }) => ({ credit: unclear(credit, fine) })),
  },
  {
    does: 'pays a win again with a new id',
    checks: ['credit.lostResponses'],
    flaw: client(({ credit }) => ({ credit: unclear(credit, (order) => credit(anew(order))) })),
  },
  {
    does: 'pays no win after the session',
    checks: ['refusal.midRound'],
    flaw: client(({ credit, balance }) => ({
      credit: async (order) =>
        (await balance(order.player, order.session ?? '')).status === 'ok' ? credit(order) : fine(),
    })),
  },
  {
    does: 'pays before it got the response to the stake',
    checks: ['order.stakeFirst'],
    flaw: client(({ debit, credit }) => ({
      debit: async (order) => {
        void credit({ ...order, transaction_id: `${randomUUID()}.win`, amount: 0 }).catch(() => undefined)
        return debit(order)
      },
    })),
  },
  {
    does: 'says something else when it repeats',
    checks: ['order.sameBody'],
    flaw: client(({ debit }) => ({
      debit: async (order) => {
        await debit({ ...order, round_id: randomUUID() }).catch(() => undefined)
        return debit({ ...order, transaction_id: `${order.transaction_id}`, round_id: order.round_id }).catch(
          refused,
        )
      },
    })),
  },
  {
    does: 'takes stakes back by another id',
    checks: ['order.rollbackIds'],
    flaw: client(({ debit, rollback }) => ({
      debit: async (order) => {
        await rollback(anew(order))
        return debit(order)
      },
    })),
  },
  {
    does: 'signs nothing but the body',
    checks: ['order.signed'],
    flaw: sending((honest) => async (request) => {
      const headers = { ...request.headers, 'x-studio-signature': `v1=${'0'.repeat(64)}` }
      if (request.target.startsWith('/studio/balance'))
        await honest({ ...request, headers }).catch(() => undefined)
      return honest(request)
    }),
  },
  {
    does: 'calls what the interface does not have',
    checks: ['order.known'],
    flaw: sending((honest) => async (request) => {
      await honest({ ...request, target: '/studio/refund' })
      return honest(request)
    }),
  },
  {
    does: 'redeems a token again and again',
    checks: ['launch.redeems'],
    flaw: client(() => ({
      authenticate: () =>
        Promise.resolve({
          player: 'guest',
          name: '',
          game_id: '1001',
          currency: 'XTS',
          lang: 'en',
          balance: 0,
          session: 's',
        }),
    })),
  },
  {
    does: 'lets everybody in',
    checks: ['launch.once', 'launch.unknown'],
    flaw: {
      kit: (kit) => ({
        ...kit,
        adapter: { ...kit.adapter, open: async (launch) => (await kit.adapter.open(launch)) ?? 'a seat' },
      }),
    },
  },
  {
    does: 'tells the player of other wins',
    checks: ['round.books'],
    flaw: {
      kit: (kit) => ({
        ...kit,
        adapter: {
          ...kit.adapter,
          play: async (seat, key) => {
            const round = await kit.adapter.play(seat, key)
            return round.state === 'over' ? { ...round, won: round.won + 1 } : round
          },
        },
      }),
    },
  },
  {
    does: 'plays a round for each copy of a submission',
    checks: ['round.copies'],
    flaw: {
      kit: (kit) => ({
        ...kit,
        adapter: { ...kit.adapter, play: (seat) => kit.adapter.play(seat, randomUUID()) },
      }),
    },
  },
]
