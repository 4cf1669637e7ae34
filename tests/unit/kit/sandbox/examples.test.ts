import { readFileSync } from 'node:fs'
import { afterAll, expect, it } from 'vitest'
import { createSandbox } from '@marquee/kit/sandbox/sandbox.ts'
import { flawOf, signed } from '@marquee/kit/sandbox/signature.ts'
import { isSignedStudioCall, signStudioCall } from '@marquee/contract/studio-signature.ts'
import { studioHeaders } from '@marquee/contract/studio.ts'
import { fetchOfSandbox } from '../../../support/sandbox/sandbox-fetch.ts'
import { fetchOf } from '../../../support/server/operator-fetch.ts'
import { testOperator, type TestOperator } from '../../../support/server/operator.ts'
import { launchToken } from '../../../support/studio-table.ts'

const page = readFileSync(new URL('../../../../docs/seamless-wallet.md', import.meta.url), 'utf8')
const example = /```http\n(GET|POST) (\S+)\n(?:(\{.*\})\n)?\n(\d+)(?: (\{.*\}))?\n```/g
const examples = [...page.matchAll(example)].map(
  ([, method = '', target = '', body = '', status = '', response = '{}']) => ({
    method,
    target,
    body,
    status,
    reply: response,
  }),
)
/** What the page's player begins with. */
const opening = 10_000

/** Carries the examples out in their order, and returns the response to each where the page names one. */
async function carriedOut(
  request: typeof fetch,
  secret: string,
  names: Readonly<Record<string, string>>,
  cash: number,
) {
  const known = new Map(Object.entries(names))
  const named = (text: string) =>
    text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => known.get(name) ?? whole)
  const reported: unknown[] = []
  for (const { method, target, body, reply } of examples) {
    const parts = { method, target: named(target), body: named(body) }
    const response = await request(`http://localhost:4173${parts.target}`, {
      method,
      headers: { 'content-type': 'application/json', ...signed(secret, parts) },
      ...(body === '' ? {} : { body: parts.body }),
    })
    const { data } = (await response.json()) as { data: Record<string, unknown> }
    if (typeof data['session'] === 'string') known.set('session', data['session'])
    const wanted = Object.keys(JSON.parse(reply) as object)
    const shown = Object.fromEntries(wanted.map((name) => [name, data[name]]))
    // The page's player holds less than one who has just joined.
    const { balance, status } = shown
    const moved =
      typeof balance === 'number' && status !== 'session_ended' ? { balance: balance - cash + opening } : {}
    reported.push([
      `${method} ${parts.target} ${parts.body}`,
      String(response.status),
      { ...shown, ...moved },
    ])
  }
  return {
    reported,
    written: examples.map(({ method, target, body, status, reply: response }) => [
      `${method} ${named(target)} ${named(body)}`,
      status,
      JSON.parse(named(response)) as unknown,
    ]),
  }
}

let operator: TestOperator | undefined
afterAll(() => operator?.close())

it('responds to the examples of the page as documented, on the reference wallet', async () => {
  operator = await testOperator()
  const { jwt, id: player } = await operator.join()
  const token = await launchToken(operator, jwt)
  const balance = await operator.cash(jwt)
  // A stake that nobody has, also of a player who has just joined.
  const { reported, written } = await carriedOut(
    fetchOf(operator),
    operator.services.secrets.studio,
    { token, player },
    balance,
  )
  expect(reported).toEqual(written)
  expect(examples.length).toBeGreaterThanOrEqual(13)
})

it('responds to the examples of the page as documented, on the wallet of the sandbox', async () => {
  const sandbox = createSandbox({ secret: 'a secret' })
  const { id: player } = sandbox.book.open('Player', opening)
  const token = sandbox.book.launch(player, '1001')
  const { reported, written } = await carriedOut(
    fetchOfSandbox(sandbox),
    sandbox.secret,
    { token, player },
    opening,
  )
  expect(reported).toEqual(written)
})

it('signs as the page says, in two programs', () => {
  const [, secret = '', at = '', body = '', hex = ''] =
    /secret='(.*)'\nat=(\d+)\nbody='(.*)'\n[^\n]*\n# (\w+)/.exec(page) ?? []
  const call = { method: 'POST', target: '/studio/authenticate', body }
  const headers = { [studioHeaders.timestamp]: at, [studioHeaders.signature]: `v1=${hex}` }
  expect(signed(secret, call, Number(at))).toEqual(headers)
  expect(signStudioCall(secret, call, Number(at))).toEqual(headers)
  expect(isSignedStudioCall(secret, call, at, `v1=${hex}`, Number(at))).toBe(true)
  expect(flawOf(secret, call, { timestamp: at, signature: `v1=${hex}` }, Number(at))).toBeUndefined()
})
