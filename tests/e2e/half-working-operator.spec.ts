import type { Page } from '@playwright/test'
import { featureNames } from '@marquee/contract/features.ts'
import { expect } from '../support/console-guard.ts'
import { goInside } from '../support/e2e/inside.ts'
import { test } from '../support/e2e/least.ts'
import { signInOnScreen, tile } from '../support/e2e/lobby.ts'
import { calls } from '../support/least-operator/calls.ts'
import type { Meddle } from '../support/least-operator/operator.ts'

const account = { username: 'first_player', password: 'copper-kite-9' }

async function signIn(page: Page, say: Parameters<typeof signInOnScreen>[1]): Promise<void> {
  await page.goto('/login')
  await signInOnScreen(page, say, account)
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toHaveCount(0)
}

/** What may come in place of an answer. */
const wrong = [
  { status: 404, type: 'application/json', body: '{"code":4001,"msg":"item.notFound","data":{}}' },
  { status: 500, type: 'application/json', body: '{"code":5000,"msg":"server.failed","data":{}}' },
  { status: 200, type: 'text/html', body: '<!doctype html><title>Welcome</title><p>Welcome' },
  { status: 200, type: 'application/json', body: '{"code":"OK","msg":"","data":{"list":"none"}}' },
] as const

/** Every feature is announced, and none of them answers as it should. */
const noFeatureWorks: Meddle = (call) => {
  const known = Object.hasOwn(calls, call) ? calls[call] : undefined
  const isOptional = known ? known.feature !== undefined : !call.endsWith(' /healthz')
  return isOptional ? wrong[call.length % wrong.length] : undefined
}

test.beforeEach(({ guard }) => guard.allow(/Failed to load resource/))

test.describe('features that are announced and do not answer', () => {
  test.use({ leastOptions: { variables: { features: featureNames }, meddle: noFeatureWorks } })

  test('say so on their own pages, and leave the rest usable', async ({ page, least, say }) => {
    test.slow()
    least.operator.join(account.username, account.password)
    await signIn(page, say)
    const main = page.getByRole('main')
    for (const path of ['/supports/noticepage', '/support', '/account/mypagelist', '/etc/terms-of-service']) {
      await goInside(page, path)
      await expect(main.getByRole('button', { name: 'Try again' }).first(), path).toBeVisible()
    }
    await goInside(page, '/wallet/depositpage')
    await expect(main.getByText('The account could not be loaded.')).toBeVisible()
    await main.getByRole('button', { name: '+50,000' }).click()
    await main.getByLabel('Name on the transfer').fill('Kim Tester')
    await main.getByRole('button', { name: 'Review deposit' }).click()
    await main.getByRole('button', { name: 'Send the deposit request' }).click()
    await expect(main.getByText('Waiting', { exact: true })).toBeVisible()
    await goInside(page, '/game/slotnine')
    await expect(tile(main, 'Alder Game 1')).toBeVisible()
    await goInside(page, '/supports/memopage')
    await expect(main.getByText('Welcome')).toBeVisible()
  })
})

const answered = (data: object) => ({
  status: 200,
  type: 'application/json',
  body: JSON.stringify({ code: 'OK', msg: '', data }),
})

/** Transactions and messages, in each list one with a date that is none. */
const wrongRows: Meddle = (call) => {
  const movement = {
    username: account.username,
    type: 'deposit',
    amount: 10_000,
    date: '2026-11-20T01:00:00Z',
  }
  const memo = { content: 'Text', date: '2026-11-20T01:00:00Z', status: 'read' }
  if (call === 'GET /wallet/history') {
    const list = [
      { ...movement, id: '3', before: 20_000, after: 30_000 },
      { ...movement, id: '2', before: 10_000, after: 20_000, date: 'yesterday' },
      { ...movement, id: '1', before: 0, after: 10_000 },
    ]
    return answered({ list, next: null })
  }
  if (call !== 'GET /supports/memo') return undefined
  const list = [
    { ...memo, id: '1', title: 'First' },
    { ...memo, id: '2', title: 'Second', date: '' },
  ]
  return answered({ list, next: null, unread: 0 })
}

test.describe('an operator with a wrong date in a list', () => {
  test.use({ leastOptions: { meddle: wrongRows } })

  test('costs that message alone, and the history as a whole, which is money', async ({
    page,
    least,
    say,
    guard,
  }) => {
    guard.allow(/^warning: messages: item 1 left out/)
    least.operator.join(account.username, account.password)
    await signIn(page, say)
    const main = page.getByRole('main')
    await goInside(page, '/wallet/history')
    await expect(main.getByText('The transactions could not be loaded.')).toBeVisible()
    await goInside(page, '/supports/memopage')
    await expect(main.getByText('First', { exact: true })).toBeVisible()
    await expect(main.getByText('Second', { exact: true })).toHaveCount(0)
  })
})

/** The games of the second provider of slots: `undefined` where they are not asked for. */
const ofBirch =
  (answer: () => ReturnType<Meddle>): Meddle =>
  (call, { query }) =>
    call === 'GET /game/provider' && query.get('provider_id') === '2' ? answer() : undefined

for (const { name, answer } of [
  { name: 'refuses the games of one provider', answer: () => wrong[1] },
  { name: 'answers the games of one provider wrongly', answer: () => wrong[2] },
]) {
  test.describe(`an operator that ${name}`, () => {
    test.use({ leastOptions: { meddle: ofBirch(answer) } })

    test('costs the list no other game, and the page says whose are missing', async ({
      page,
      least,
      say,
    }) => {
      least.operator.join(account.username, account.password)
      await signIn(page, say)
      await goInside(page, '/game/slotnine')
      const main = page.getByRole('main')
      await expect(tile(main, 'Alder Game 1')).toBeVisible()
      await expect(main.getByText('Not loaded: Birch')).toBeVisible()
      await expect(main.getByRole('article')).toHaveCount(4)
    })
  })
}

test.describe('an operator that is slow with the games of one provider', () => {
  /** Longer than the app waits before it shows what came. */
  const late = () => new Promise<undefined>((resolve) => void setTimeout(resolve, 9000, undefined))
  test.use({ leastOptions: { meddle: ofBirch(late) } })

  test('holds no other game back, and those come when they come', async ({ page, least, say }) => {
    least.operator.join(account.username, account.password)
    await signIn(page, say)
    await goInside(page, '/game/slotnine')
    const main = page.getByRole('main')
    await expect(main.getByText('Not loaded: Birch')).toBeVisible()
    await expect(tile(main, 'Alder Game 1')).toBeVisible()
    await expect(tile(main, 'Birch Game 1')).toBeVisible()
    await expect(main.getByText('Not loaded: Birch')).toHaveCount(0)
  })
})
