import { randomBytes, randomUUID } from 'node:crypto'
import type { APIRequestContext, Page } from '@playwright/test'
import * as v from 'valibot'
import { LoginData } from '@marquee/contract/player.ts'
import { password, registration } from '../server/operator.ts'

export interface Account {
  readonly username: string
  readonly password: string
}

/** The player whom every product starts with. */
export const demo: Account = { username: 'demo', password: 'demo-pass-1' }

const LoginResponse = v.object({ data: LoginData })

/** Signs in at the operator, past the screen: each call gives a session of its own. */
export async function newSession(request: APIRequestContext, account: Account): Promise<LoginData> {
  const response = await request.post('/auth/login', { data: account })
  return v.parse(LoginResponse, await response.json()).data
}

export async function isSessionActive(request: APIRequestContext, { jwt }: LoginData): Promise<boolean> {
  // An idle connection that the operator closes as the request is sent is no end of the session.
  const response = await request.get('/main/init', {
    headers: { authorization: `Bearer ${jwt}` },
    maxRetries: 2,
  })
  return response.ok()
}

/** An address of a private network, for an operator behind a proxy. */
function someAddress(): string {
  return ['10', ...randomBytes(3).values()].join('.')
}

/** Joins as a new player, past the screen, with the opening balance. */
export async function newPlayer(request: APIRequestContext): Promise<Account> {
  const username = `p_${randomUUID().slice(0, 12).replaceAll('-', '')}`
  const response = await request.post('/auth/register', {
    headers: { 'idempotency-key': randomUUID(), 'x-forwarded-for': someAddress() },
    data: registration(username),
  })
  if (!response.ok()) throw new Error(`joining returned ${response.status()} ${await response.text()}`)
  return { username, password }
}

/** What the app keeps of a session in session storage. */
export function sessionEntries({ jwt, access_token, info }: LoginData): Readonly<Record<string, string>> {
  return { jwt, auth_token: access_token, name: info.name, email: info.username }
}

/**
 * Puts a session where the app keeps it, once in this page, or in each that a context opens: what the app does with it
 * afterwards stays done, over reloads too.
 */
export async function giveSession(to: Pick<Page, 'addInitScript'>, login: LoginData): Promise<void> {
  const entries = sessionEntries(login)
  await to.addInitScript((given) => {
    if (window.top !== window || sessionStorage.getItem('test_session_given')) return
    sessionStorage.setItem('test_session_given', '1')
    for (const [name, value] of Object.entries(given)) sessionStorage.setItem(name, value)
  }, entries)
}
