// Long because it is one list: each fault that the checks of a wallet are checked against.
import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { Sandbox } from '@marquee/kit/sandbox/sandbox.ts'
import { signed } from '@marquee/kit/sandbox/signature.ts'
import { nameOf, signatureOf, type WalletCall, type WalletReply } from '@marquee/kit/sandbox/wallet.ts'
import { studioHeaders, studioWindow, type WalletMove } from '@marquee/contract/studio.ts'
import type { Responder } from './sandbox-fetch.ts'

/** Something that a wallet does wrong. */
export interface WrongWallet {
  readonly does: string
  /** The checks that name it. */
  readonly checks: readonly string[]
  readonly begin: (sandbox: Sandbox) => Responder
}

type Body = Record<string, unknown>
type Called = ReturnType<typeof nameOf>

const bodyOf = ({ body }: WalletCall): Body => (body.startsWith('{') ? (JSON.parse(body) as Body) : {})
const dataOf = ({ text }: WalletReply): Body => (JSON.parse(text) as { data: Body }).data
const reply = (status: number, data: unknown): WalletReply => ({
  status,
  text: JSON.stringify({ code: status === 200 ? 'OK' : 4001, msg: status === 200 ? '' : 'wrong', data }),
})

/** The call with another body, rightly signed. */
function changed({ secret }: Sandbox, call: WalletCall, change: Body, target = call.target): WalletCall {
  const body = call.method === 'GET' ? '' : JSON.stringify({ ...bodyOf(call), ...change })
  return { ...call, target, body, headers: new Headers(signed(secret, { ...call, target, body })) }
}

/** A wallet that changes the bodies of some calls before it carries them out. */
const changing =
  (names: readonly Called[], change: (body: Body, sandbox: Sandbox) => Body | undefined) =>
  (sandbox: Sandbox): Responder =>
  (call, honest) => {
    const wrong = names.includes(nameOf(call)) ? change(bodyOf(call), sandbox) : undefined
    return honest(wrong === undefined ? call : changed(sandbox, call, wrong))
  }

/** A wallet whose responses to some calls differ from what it carries out. */
const responder =
  (names: readonly Called[], change: (data: Body, body: Body, sandbox: Sandbox) => Body | undefined) =>
  (sandbox: Sandbox): Responder =>
  (call, honest) => {
    const original = honest(call)
    if (!names.includes(nameOf(call)) || original.status !== 200) return original
    return reply(200, { ...dataOf(original), ...change(dataOf(original), bodyOf(call), sandbox) })
  }

/** A wallet that refuses some calls. */
const refusing =
  (name: Called, condition: (body: Body, sandbox: Sandbox) => boolean, status = 422) =>
  (sandbox: Sandbox): Responder =>
  (call, honest) =>
    nameOf(call) === name && condition(bodyOf(call), sandbox) ? reply(status, {}) : honest(call)

/** A wallet that takes calls whose signature is wrong in one way. */
const trusting =
  (condition: (signature: ReturnType<typeof signatureOf>) => boolean) =>
  (sandbox: Sandbox): Responder =>
  (call, honest) => {
    const { method, target, body } = call
    return honest(
      condition(signatureOf(call.headers))
        ? { ...call, headers: new Headers(signed(sandbox.secret, { method, target, body })) }
        : call,
    )
  }

const ageOf = (timestamp: string | undefined) => Date.now() - Number(timestamp)
const account = ({ book }: Sandbox, body: Body) => book.accounts.get(String(body['player']))
const entry = ({ book }: Sandbox, body: Body) => book.entries.get(String(body['transaction_id']))
const entriesOfRound = ({ book }: Sandbox, body: Body) =>
  [...book.entries.values()].filter(({ round }) => round === body['round_id'])
const sessionOf = ({ book }: Sandbox, body: Body): string => {
  const token = book.launch(String(body['player']), 'any')
  return book.authenticate(token, 'any').session
}

/** Carries out, before a call, one that makes room for it. */
const after =
  (name: Called, first: (body: Body, sandbox: Sandbox) => void) =>
  (sandbox: Sandbox): Responder =>
  (call, honest) => {
    if (nameOf(call) === name) first(bodyOf(call), sandbox)
    return honest(call)
  }

const freeStake = (body: Body, sandbox: Sandbox): void => {
  const move = { ...body, transaction_id: randomUUID(), amount: 0, session: sessionOf(sandbox, body) }
  sandbox.book.debit(move as unknown as WalletMove)
}

/** Money that appears in an account, in either direction. */
const money = (sandbox: Sandbox, body: Body, amount: number): void => {
  const found = account(sandbox, body)
  if (found !== undefined) found.cash += amount
}

export const wrongWallets: readonly WrongWallet[] = [
  {
    does: 'takes calls that nobody signed',
    checks: ['signature.none'],
    begin: trusting(({ signature }) => signature === undefined),
  },
  {
    does: 'takes any signature',
    checks: ['secret', 'body', 'path', 'method', 'query'].map((name) => `signature.${name}`),
    begin: trusting(({ signature }) => signature?.startsWith('v1=') === true),
  },
  {
    does: 'takes calls that were signed long ago',
    checks: ['signature.old'],
    begin: trusting(({ timestamp }) => ageOf(timestamp) > studioWindow),
  },
  {
    does: 'takes calls that are signed for later',
    checks: ['signature.early'],
    begin: trusting(({ timestamp }) => ageOf(timestamp) < -studioWindow),
  },
  {
    does: 'takes a timestamp that is no number',
    checks: ['signature.timestamp'],
    begin: trusting(({ timestamp }) => timestamp?.includes('T') === true),
  },
  {
    does: 'takes a signature of no version',
    checks: ['signature.version'],
    begin: trusting(({ signature }) => signature?.startsWith('0') === true),
  },
  {
    does: 'takes no clock but its own',
    checks: ['signature.window'],
    begin: () => (call, honest) =>
      Math.abs(ageOf(call.headers.get(studioHeaders.timestamp) ?? undefined)) > 60_000
        ? reply(401, {})
        : honest(call),
  },
  {
    does: 'lets a token in as often as it arrives',
    checks: ['launch.copies'],
    begin: () => {
      const known = new Map<unknown, WalletReply>()
      return (call, honest) => {
        const { token } = bodyOf(call)
        const original = known.get(token) ?? honest(call)
        if (nameOf(call) === 'authenticate' && original.status === 200) known.set(token, original)
        return original
      }
    },
  },
  {
    does: 'lets everybody in',
    checks: ['launch.once', 'launch.unknown'],
    begin: (sandbox) => (call, honest) => {
      const original = honest(call)
      const [first] = sandbox.book.accounts.values()
      if (nameOf(call) !== 'authenticate' || original.status === 200 || first === undefined) return original
      const { id: player, cash: balance, ...more } = first
      return reply(200, {
        ...more,
        player,
        balance,
        game_id: bodyOf(call)['game_id'],
        lang: 'en',
        session: 's',
      })
    },
  },
  {
    does: 'takes a token for any game',
    checks: ['launch.game'],
    begin: changing(['authenticate'], () => ({ game_id: '1001' })),
  },
  {
    does: 'launches another game than it says',
    checks: ['launch.player'],
    begin: responder(['authenticate'], () => ({ game_id: '1002' })),
  },
  {
    does: 'tells a balance of long ago',
    checks: ['player.balance', 'credit.pays', 'rollback.givesBack'],
    begin: responder(['balance'], () => ({ balance: 1_000_000 })),
  },
  {
    does: 'takes moves of players whom it does not know',
    checks: ['player.unknown'],
    begin: responder(['debit', 'credit', 'rollback'], ({ status }) =>
      status === 'unknown_player' ? { status: 'ok' } : undefined,
    ),
  },
  {
    does: 'knows a transaction id of each player apart',
    checks: ['player.foreignDebit'],
    begin: changing(['debit', 'rollback'], ({ player, transaction_id: id }, sandbox) => {
      const [first] = sandbox.book.accounts.keys()
      return player === first ? undefined : { transaction_id: `${String(id).slice(0, 30)}-other` }
    }),
  },
  {
    does: 'takes any session',
    checks: ['player.foreignSession', 'debit.wrongSession'],
    begin: changing(['debit'], (body, sandbox) =>
      'session' in body ? { session: sessionOf(sandbox, body) } : undefined,
    ),
  },
  {
    does: 'takes stakes without a session',
    checks: ['debit.noSession'],
    begin: changing(['debit'], (body, sandbox) =>
      'session' in body ? undefined : { session: sessionOf(sandbox, body) },
    ),
  },
  {
    does: 'tells the balance to nobody',
    checks: ['player.endedBalance'],
    begin: (sandbox) => (call, honest) =>
      honest(nameOf(call) === 'balance' ? changed(sandbox, call, {}, call.target.split('&')[0]) : call),
  },
  {
    does: 'makes an amount of anything',
    checks: ['body.amounts'],
    begin: changing(['debit', 'credit'], ({ amount }) => ({
      amount: Math.abs(Math.trunc(Number(amount ?? 0))) % 1_000,
    })),
  },
  {
    does: 'ignores what it does not know',
    checks: ['body.fields'],
    begin: changing(['debit'], () => ({ currency: undefined })),
  },
  {
    does: 'fails at a body that is no JSON',
    checks: ['body.json'],
    begin: () => (call, honest) => (call.body === '{' ? reply(500, {}) : honest(call)),
  },
  {
    does: 'returns the balance before a debit',
    checks: ['debit.takes'],
    begin: responder(['debit'], ({ balance }, { amount }) => ({ balance: Number(balance) + Number(amount) })),
  },
  ...(['debit', 'credit'] as const).map((name) => ({
    does: `carries out each copy of a ${name}`,
    checks: [`${name}.copies`],
    begin: changing([name], () => ({ transaction_id: randomUUID() })),
  })),
  {
    does: 'responds to a repeat with the current balance',
    checks: ['debit.repeat'],
    begin: responder(['debit'], ({ status }, body, sandbox) =>
      status === 'ok' ? { balance: account(sandbox, body)?.cash } : undefined,
    ),
  },
  {
    does: 'forgets the stakes of a paid round',
    checks: ['debit.afterCredit'],
    begin: changing(['debit'], (body, sandbox) =>
      entriesOfRound(sandbox, body).some(({ kind }) => kind === 'credit')
        ? { transaction_id: randomUUID() }
        : undefined,
    ),
  },
  ...(['debit', 'credit'] as const).map((name) => ({
    does: `knows a ${name} by its id and amount`,
    checks: [`${name}.otherAmount`],
    begin: changing([name], (body, sandbox) =>
      (entry(sandbox, body)?.amount ?? body['amount']) === body['amount']
        ? undefined
        : { transaction_id: randomUUID() },
    ),
  })),
  ...(['debit', 'rollback'] as const).map((name) => ({
    does: `knows a ${name} by its id and round`,
    checks: [`${name}.otherRound`],
    begin: changing([name], (body, sandbox) =>
      (entry(sandbox, body)?.round ?? body['round_id']) === body['round_id']
        ? undefined
        : { transaction_id: randomUUID() },
    ),
  })),
  {
    does: 'lends money',
    checks: ['debit.funds', 'debit.race'],
    begin: (sandbox) => (call, honest) => {
      const body = bodyOf(call)
      if (nameOf(call) !== 'debit') return honest(call)
      money(sandbox, body, 10_000_000)
      const original = honest(call)
      money(sandbox, body, -10_000_000)
      return reply(original.status, { ...dataOf(original), balance: account(sandbox, body)?.cash })
    },
  },
  {
    does: 'takes a refused stake when the funds have come',
    checks: ['debit.fundsStay'],
    begin: changing(['debit'], (body, sandbox) =>
      entry(sandbox, body)?.response.status === 'insufficient_funds'
        ? { transaction_id: randomUUID() }
        : undefined,
    ),
  },
  {
    does: 'loses one of two moves at once',
    checks: ['debit.several'],
    begin: (sandbox) => async (call, honest) => {
      const body = bodyOf(call)
      const before = account(sandbox, body)?.cash ?? 0
      await pause(5)
      const original = honest(call)
      if (nameOf(call) === 'debit')
        money(sandbox, body, before - Number(body['amount']) - (account(sandbox, body)?.cash ?? 0))
      return original
    },
  },
  {
    does: 'refuses a win without a session',
    checks: ['credit.noSession'],
    begin: refusing('credit', (body) => body['session'] === undefined),
  },
  {
    does: 'refuses a win after the session',
    checks: ['credit.endedSession'],
    begin: refusing('credit', (body, { book }) => {
      const { player, session } = body
      return session !== undefined && book.balance(String(player), String(session)).status !== 'ok'
    }),
  },
  {
    does: 'pays a win with the id of its stake',
    checks: ['credit.idOfDebit'],
    begin: changing(['credit'], (body, sandbox) =>
      entry(sandbox, body)?.kind === 'debit' ? { transaction_id: randomUUID() } : undefined,
    ),
  },
  {
    does: 'pays wins of rounds without a stake',
    checks: ['credit.notStaked'],
    begin: after('credit', freeStake),
  },
  {
    does: 'remembers a win that it refused',
    checks: ['credit.notStaked'],
    begin: () => {
      const never = new Set<unknown>()
      return (call, honest) => {
        const id = bodyOf(call)['transaction_id']
        const original = never.has(id) ? reply(422, {}) : honest(call)
        if (nameOf(call) === 'credit' && original.status === 422) never.add(id)
        return original
      }
    },
  },
  {
    does: 'pays wins of rounds that went back',
    checks: ['credit.rolledBack'],
    begin: after('credit', freeStake),
  },
  {
    does: 'refuses a win when one of its stakes went back',
    checks: ['credit.oneOfTwo'],
    begin: refusing('credit', (body, sandbox) =>
      entriesOfRound(sandbox, body).some(({ back }) => back !== undefined),
    ),
  },
  {
    does: 'has no free rounds',
    checks: ['credit.free'],
    begin: refusing('debit', ({ amount }) => amount === 0, 400),
  },
  {
    does: 'gives back at each copy of a rollback',
    checks: ['rollback.copies'],
    begin: after('rollback', (body, sandbox) => {
      if (entry(sandbox, body)?.back !== undefined) money(sandbox, body, 100)
    }),
  },
  {
    does: 'gives back the amount that a rollback names',
    checks: ['rollback.amount'],
    begin: after('rollback', (body, sandbox) => {
      const { amount, back } = entry(sandbox, body) ?? {}
      if (amount !== undefined && back === undefined) money(sandbox, body, Number(body['amount']) - amount)
    }),
  },
  {
    does: 'refuses a rollback without a session',
    checks: ['rollback.noSession'],
    begin: refusing('rollback', (body) => body['session'] === undefined),
  },
  {
    does: 'forgets a rollback that arrived first',
    checks: ['rollback.first'],
    begin: (sandbox) => (call, honest) => {
      const body = bodyOf(call)
      const isFirst = nameOf(call) === 'rollback' && entry(sandbox, body) === undefined
      return isFirst && account(sandbox, body)
        ? reply(200, { status: 'ok', balance: account(sandbox, body)?.cash })
        : honest(call)
    },
  },
  {
    does: 'refuses the repeat of a rollback that arrived first',
    checks: ['rollback.firstRepeat'],
    begin: refusing('rollback', (body, sandbox) => entry(sandbox, body)?.kind === 'tombstone'),
  },
  {
    does: 'responds to a returned stake as at first',
    checks: ['rollback.debitAfter'],
    begin: responder(['debit'], ({ status }) => (status === 'rolled_back' ? { status: 'ok' } : undefined)),
  },
  {
    does: 'takes a stake again whose rollback arrived before it or with it',
    checks: ['rollback.race', 'rollback.first'],
    begin: changing(['debit'], (body, sandbox) => {
      const found = entry(sandbox, body)
      return found?.kind === 'tombstone' || found?.back !== undefined
        ? { transaction_id: randomUUID() }
        : undefined
    }),
  },
  {
    does: 'gives back a stake that it refused',
    checks: ['rollback.refused'],
    begin: after('rollback', (body, sandbox) => {
      const found = entry(sandbox, body)
      if (found?.response.status === 'insufficient_funds') money(sandbox, body, found.amount)
    }),
  },
  {
    does: 'takes a win back',
    checks: ['rollback.ofCredit'],
    begin: (sandbox) => (call, honest) => {
      const body = bodyOf(call)
      if (nameOf(call) !== 'rollback' || entry(sandbox, body)?.kind !== 'credit') return honest(call)
      money(sandbox, body, -Number(body['amount']))
      return reply(200, { status: 'ok', balance: account(sandbox, body)?.cash })
    },
  },
]
