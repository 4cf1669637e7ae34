import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { runCommand } from '@marquee/operator/admin/commands.ts'
import { cleanUp } from '@marquee/operator/database/cleanup.ts'
import { counselEndsAfterDays, repliesPerCounsel, replyLimit } from '@marquee/operator/support/limits.ts'
import { textsIn } from '@marquee/operator/texts.ts'
import { brandLanguage } from '../../../../brand/brand.ts'
import { replyAfterSeconds, answerDue } from '@marquee/operator/support/simulated-support.ts'
import { errorOf, listIn, submit } from '../../../support/server/calls.ts'
import {
  type TestResponse,
  type TestOperator,
  testOperator,
  textAt,
  valueAt,
} from '../../../support/server/operator.ts'

let operator: TestOperator

beforeAll(async () => {
  operator = await testOperator()
})
afterAll(() => operator.close())

const day = 86_400
const office = (...words: string[]) => runCommand(operator.db, words, operator.services.clock())
const read = (token: string, id: string) => operator.send('GET', `/supports/counsel/${id}`, { token })
const reply = (token: string, id: string, body: object, headers = {}) =>
  submit(operator, 'POST', `/supports/counsel/${id}/message`, { token, body, headers })

async function createInquiry(): Promise<{ jwt: string; id: string }> {
  const { jwt } = await operator.join()
  const body = { title: 'Where is it', content: 'My deposit is not there.' }
  const response = await submit(operator, 'POST', '/supports/counsel', { token: jwt, body })
  return { jwt, id: textAt(response.json, 'data', 'id') }
}

/** Who wrote, what, and whether it is unread. */
function thread(response: TestResponse): unknown[][] {
  const messages = valueAt(response.json, 'data', 'messages')
  if (!Array.isArray(messages)) throw new Error(`no messages in ${response.text}`)
  return messages.map((one) => [valueAt(one, 'from'), valueAt(one, 'content'), valueAt(one, 'unread')])
}

it('is a thread: both sides in their order, unread until it is read, waiting until it is answered', async () => {
  const { jwt, id } = await createInquiry()
  expect(thread(await reply(jwt, id, { reply: ' More.\r\nStill not. ' }))).toEqual([
    ['player', 'My deposit is not there.', false],
    ['player', 'More.\nStill not.', false],
  ])
  operator.pass(5)
  await office('answer', id, 'It is on its way.')
  const answered = await read(jwt, id)
  expect(thread(answered).at(-1)).toEqual(['support', 'It is on its way.', true])
  expect(valueAt(answered.json, 'data')).toMatchObject({ status: 'answered', unread: true })
  operator.pass(5)
  await submit(operator, 'POST', `/supports/counsel/${id}/read`, { token: jwt })
  expect(valueAt((await read(jwt, id)).json, 'data', 'unread')).toBe(false)

  operator.pass(5)
  const again = await reply(jwt, id, { reply: 'And now?' })
  expect(valueAt(again.json, 'data', 'status')).toBe('pending')
  expect((await office('inquiries')).lines.join('\n')).toContain('waits since')
  operator.pass(5)
  await office('answer', id, 'Look again.')
  const all = await read(jwt, id)
  expect(thread(all)).toEqual([
    ['player', 'My deposit is not there.', false],
    ['player', 'More.\nStill not.', false],
    ['support', 'It is on its way.', false],
    ['player', 'And now?', false],
    ['support', 'Look again.', true],
  ])
  const list = await operator.send('GET', '/supports/counsel', { token: jwt })
  expect(listIn(list)[0]).toMatchObject({ id, status: 'answered', unread: true })
  expect((await office('inquiry', id)).lines.join('\n')).toMatch(
    /Support, .*:\nIt is on its way\.\n\nplayer_\d+, .*:\nAnd now\?/,
  )
  await expect(office('answer', id, 'Nothing waits')).rejects.toThrow(/waits/)
})

it('takes the memos about its replies with it when it is read, and no others', async () => {
  const { jwt, id } = await createInquiry()
  const ask = async (title: string) => {
    const body = { title, content: 'Hello?' }
    const response = await submit(operator, 'POST', '/supports/counsel', { token: jwt, body })
    return textAt(response.json, 'data', 'id')
  }
  const unread = async () => {
    const memos = await operator.send('GET', '/supports/memo?kind=direct', { token: jwt })
    return listIn(memos).flatMap((memo) =>
      valueAt(memo, 'status') === 'unread' ? valueAt(memo, 'content', 'en') : [],
    )
  }
  const markRead = (inquiry: string) =>
    submit(operator, 'POST', `/supports/counsel/${inquiry}/read`, { token: jwt })
  const about = (title: string) => expect.stringContaining(`“${title}”`)
  const longer = await ask('Where is it now')
  // Both are answered at the same time, and one title begins with the other.
  operator.stopClockAt(operator.services.clock())
  await office('answer', id, 'It is on its way.')
  await office('answer', longer, 'It is here.')
  operator.pass(5)
  const twin = await ask('Where is it')
  await office('answer', twin, 'Nowhere.')
  expect(await unread()).toHaveLength(3)

  await markRead(id)
  expect(await unread()).toEqual([about('Where is it'), about('Where is it now')])
  await markRead(twin)
  expect(await unread()).toEqual([about('Where is it now')])

  operator.pass(5)
  await reply(jwt, id, { reply: 'And now?' })
  operator.pass(5)
  await office('answer', id, 'Look again.')
  expect(await unread()).toEqual([about('Where is it'), about('Where is it now')])
  await markRead(id)
  expect(await unread()).toEqual([about('Where is it now')])
  await reply(jwt, longer, { reply: 'Thank you' })
  expect(await unread()).toEqual([])
})

it('takes a reply once however often it is sent, and refuses what is no message', async () => {
  const { jwt, id } = await createInquiry()
  const headers = { 'idempotency-key': randomUUID() }
  const first = await reply(jwt, id, { reply: 'Once' }, headers)
  const again = await reply(jwt, id, { reply: 'Once' }, headers)
  expect([again.text, again.headers.get('idempotent-replayed')]).toEqual([first.text, 'true'])
  expect(thread(again)).toHaveLength(2)
  expect(errorOf(await reply(jwt, id, { reply: ' \n ' }))).toEqual([
    400,
    4000,
    'reply.required',
    { reply: 'reply.required' },
  ])
  expect(errorOf(await reply(jwt, id, { reply: 'x'.repeat(1001) })).at(2)).toBe('reply.tooLong')
  expect(thread(await read(jwt, id))).toHaveLength(2)
})

it('of another player is answered like none, and nothing moves', async () => {
  const { jwt, id } = await createInquiry()
  const other = await operator.join()
  for (const target of [id, '999999999', '0', 'x']) {
    expect(errorOf(await reply(other.jwt, target, { reply: 'Hello' }))).toEqual([
      404,
      4001,
      'counsel.notFound',
    ])
    const seen = await submit(operator, 'POST', `/supports/counsel/${target}/read`, { token: other.jwt })
    expect(errorOf(seen)).toEqual([404, 4001, 'counsel.notFound'])
  }
  expect(thread(await read(jwt, id))).toHaveLength(1)
})

it('ends by the office, or when nobody wrote for a while, and says so', async () => {
  const { id } = await createInquiry()
  const waits = await createInquiry()
  await office('answer', id, 'Done.')
  operator.pass((counselEndsAfterDays - 1) * day)
  await cleanUp(operator.db, operator.services.clock())
  expect((await office('inquiries', '--all')).lines.join('\n')).toMatch(
    new RegExp(`^${id} .* answered `, 'm'),
  )
  operator.pass(2 * day)
  await cleanUp(operator.db, operator.services.clock())
  const rows = (await office('inquiries', '--all')).lines.join('\n')
  expect(rows).toMatch(new RegExp(`^${id} .* ended `, 'm'))
  expect(rows).toMatch(new RegExp(`^${waits.id} .* waits since `, 'm'))
  await office('end-inquiry', waits.id)
  await expect(office('end-inquiry', waits.id)).rejects.toThrow(/no open inquiry/)
  await expect(office('answer', waits.id, 'Late')).rejects.toThrow(/waits/)
})

it('refuses a reply once it has ended, or holds as many as it can', async () => {
  const { jwt, id } = await createInquiry()
  for (let count = 1; count <= repliesPerCounsel; count += 1) {
    const response = await reply(jwt, id, { reply: `Number ${count}` })
    expect(valueAt(response.json, 'data', 'replies_left')).toBe(repliesPerCounsel - count)
  }
  expect(errorOf(await reply(jwt, id, { reply: 'One more' })).slice(0, 3)).toEqual([
    409,
    6000,
    'counsel.full',
  ])
  await office('end-inquiry', id)
  expect(errorOf(await reply(jwt, id, { reply: 'One more' })).at(2)).toBe('counsel.ended')
  expect(valueAt((await read(jwt, id)).json, 'data')).toMatchObject({ status: 'ended', replies_left: 0 })
  operator.pass(replyLimit.seconds)
})

it('is written a limited number of times a day', async () => {
  const { jwt, id } = await createInquiry()
  const other = await submit(operator, 'POST', '/supports/counsel', {
    token: jwt,
    body: { title: 'Another', content: 'One' },
  })
  const ids = [id, textAt(other.json, 'data', 'id')]
  let refused: unknown
  for (let count = 0; count <= replyLimit.count; count += 1) {
    const response = await reply(jwt, ids[count % 2] ?? '', { reply: `Number ${count}` })
    if (response.status !== 200) refused = [count, ...errorOf(response)]
  }
  expect(refused).toEqual([replyLimit.count, 429, 5001, 'counsel.tooManyReplies'])
})

it('is answered by itself again and again, in its language', async () => {
  const { jwt, id } = await createInquiry()
  const due = () => {
    operator.pass(replyAfterSeconds)
    return answerDue(operator.db, operator.services.clock())
  }
  await due()
  await reply(jwt, id, { reply: 'Is anybody there?' })
  expect(await answerDue(operator.db, operator.services.clock())).toBe(0)
  operator.pass(replyAfterSeconds)
  const now = operator.services.clock()
  const counts = await Promise.all([answerDue(operator.db, now), answerDue(operator.db, now)])
  expect(counts[0] + counts[1]).toBe(1)
  expect(thread(await read(jwt, id)).at(-1)?.[1]).toBe(textsIn(brandLanguage).account.simulatedReply)
  expect(await due()).toBe(0)
})
