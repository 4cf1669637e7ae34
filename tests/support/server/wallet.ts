import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { runCommand } from '@marquee/operator/admin/commands.ts'
import { players } from '@marquee/operator/database/schema.ts'
import { phoneOf, type TestResponse, type TestOperator, textAt, valueAt, walletMove } from './operator.ts'

/** A response on one line: its status, and its message key where it is a refusal. */
export function outcomeOf(response: TestResponse): string {
  const message = valueAt(response.json, 'msg')
  return message === '' || message === undefined
    ? String(response.status)
    : `${response.status} ${String(message)}`
}

/** A player of a test operator with the calls of the wallet. */
export interface WalletPlayer {
  readonly username: string
  readonly id: string
  readonly session: string
  readonly jwt: string
  get(target: string): Promise<TestResponse>
  /** A keyed call; a key of its own unless one is given. */
  post(target: string, body: unknown, key?: string): Promise<TestResponse>
  deposit(amount: unknown, key?: string): Promise<TestResponse>
  withdraw(amount: unknown, key?: string): Promise<TestResponse>
  convert(points: unknown, key?: string): Promise<TestResponse>
  outcome(key: string): Promise<string>
  /** What `/main/init` says they have. */
  ui(): Promise<Readonly<Record<string, unknown>>>
  /** A lost bet. */
  bet(amount: number, transaction_id?: string): Promise<void>
}

/** A bank account of their own for each user name: nobody is taken for somebody else who is on a break. */
const bankOf = (username: string) => ({
  bankCode: '000',
  bankCodeName: 'Play Bank',
  bankAccount: `110-${phoneOf(username).slice(-8)}`,
  bankHolder: `Kim ${username}`,
})

/** A new player (100,000 of play money, no points) with a bank account. */
export async function walletPlayer(operator: TestOperator, name?: string): Promise<WalletPlayer> {
  const { username, id, session, jwt } = await operator.join(name)
  await operator.db.update(players).set(bankOf(username)).where(eq(players.id, id))
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
      const response = await operator.send('POST', '/wallet/outcome', { token: jwt, body: { key } })
      return textAt(response.json, 'data', 'state')
    },
    async ui() {
      const response = await operator.send('GET', '/main/init', { token: jwt })
      const ui = valueAt(response.json, 'DATA', 'ui')
      if (typeof ui !== 'object' || ui === null) throw new Error(`no ui in ${response.text}`)
      return { ...ui }
    },
    async bet(amount, transaction_id = randomUUID()) {
      const stake = walletMove({ id, session }, amount, { transaction_id })
      const loss = { ...stake, transaction_id: `${transaction_id}.loss`, amount: 0 }
      for (const response of [await operator.move('debit', stake), await operator.move('credit', loss)]) {
        if (response.status !== 'ok') throw new Error(`a bet returned ${response.status}`)
      }
    },
  }
}

/** Runs a command of the back office and gives its lines as one text. */
export async function office(operator: TestOperator, ...words: string[]): Promise<string> {
  const { lines } = await runCommand(operator.db, words, operator.services.clock())
  return lines.join('\n')
}

/** The id in the response to a deposit or withdrawal. */
export function idOf(response: TestResponse): string {
  return textAt(response.json, 'data', 'id')
}
