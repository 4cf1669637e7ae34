import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { runCommand } from '@marquee/operator/admin/commands.ts'
import { players } from '@marquee/operator/database/schema.ts'
import { type Answer, type TestOperator, textAt, valueAt, walletMove } from './operator.ts'

/** What a test says of an answer: its status, and its message key where it is a refusal. */
export function told(answer: Answer): string {
  const message = valueAt(answer.json, 'msg')
  return message === '' || message === undefined
    ? String(answer.status)
    : `${answer.status} ${String(message)}`
}

/** A player of a test operator with the calls of the wallet. */
export interface WalletPlayer {
  readonly username: string
  readonly id: string
  readonly session: string
  readonly jwt: string
  get(target: string): Promise<Answer>
  /** A keyed call; a key of its own unless one is given. */
  post(target: string, body: unknown, key?: string): Promise<Answer>
  deposit(amount: unknown, key?: string): Promise<Answer>
  withdraw(amount: unknown, key?: string): Promise<Answer>
  convert(points: unknown, key?: string): Promise<Answer>
  outcome(key: string): Promise<string>
  /** What `/main/init` says they have. */
  ui(): Promise<Readonly<Record<string, unknown>>>
  bet(amount: number, transaction_id?: string): Promise<void>
}

const testBank = {
  bankCode: '000',
  bankCodeName: 'Play Bank',
  bankAccount: '110-1234-5678',
  bankHolder: 'Kim',
} as const

/** A new player (100,000 of play money, no points) with a bank account. */
export async function walletPlayer(operator: TestOperator, name?: string): Promise<WalletPlayer> {
  const { username, id, session, jwt } = await operator.join(name)
  await operator.db.update(players).set(testBank).where(eq(players.id, id))
  const post: WalletPlayer['post'] = (target, body, key = randomUUID()) =>
    operator.send('POST', target, { token: jwt, body, headers: { 'idempotency-key': key } })
  return {
    username,
    id,
    session,
    jwt,
    get: (target) => operator.send('GET', target, { token: jwt }),
    post,
    deposit: (amount, key) => post('/wallet/deposit', { amount, depositor: 'Kim' }, key),
    withdraw: (amount, key) => post('/wallet/withdraw', { amount }, key),
    convert: (points, key) => post('/wallet/points/convert', { points }, key),
    async outcome(key) {
      const answer = await operator.send('POST', '/wallet/outcome', { token: jwt, body: { key } })
      return textAt(answer.json, 'data', 'state')
    },
    async ui() {
      const answer = await operator.send('GET', '/main/init', { token: jwt })
      const ui = valueAt(answer.json, 'DATA', 'ui')
      if (typeof ui !== 'object' || ui === null) throw new Error(`no ui in ${answer.text}`)
      return { ...ui }
    },
    async bet(amount, transaction_id = randomUUID()) {
      const answer = await operator.move('debit', walletMove({ id, session }, amount, { transaction_id }))
      if (answer.status !== 'ok') throw new Error(`a bet was answered ${answer.status}`)
    },
  }
}

/** Runs a command of the back office and gives its lines as one text. */
export async function office(operator: TestOperator, ...words: string[]): Promise<string> {
  const { lines } = await runCommand(operator.db, words, operator.services.clock())
  return lines.join('\n')
}

/** The id that a deposit or withdrawal was answered with. */
export function idOf(answer: Answer): string {
  return textAt(answer.json, 'data', 'id')
}
