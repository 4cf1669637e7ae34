import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runCommand } from '@marquee/operator/admin/commands.ts'
import { counselCount, ticketLimit } from '@marquee/operator/support/limits.ts'
import { replyAfterSeconds, answerDue } from '@marquee/operator/support/simulated-support.ts'
import { gameNames } from '@marquee/operator/wallet/game-names.ts'
import { checkCounsel } from '@marquee/contract/inquiry.ts'
import { allPages, listIn, submit, errorOf } from '../../../support/server/calls.ts'
import {
  numberAt,
  type TestOperator,
  testOperator,
  textAt,
  valueAt,
  walletMove,
} from '../../../support/server/operator.ts'

let operator: TestOperator

beforeAll(async () => {
  operator = await testOperator()
})
afterAll(() => operator.close())

const office = (...words: string[]) =>
  runCommand(operator.db, words, operator.services.clock(), gameNames(operator.services.lobby))
const create = (token: string, body: object, headers = {}) =>
  submit(operator, 'POST', '/supports/counsel', { token, body, headers })
const read = (token: string, id: string) => operator.send('GET', `/supports/counsel/${id}`, { token })
const text = { title: 'Where is it', content: 'My deposit is not there.' }

describe('an inquiry', () => {
  it('waits, is answered by the back office, and a memo reports it', async () => {
    const { jwt } = await operator.join()
    const created = await create(jwt, { title: '  Where\nis it ', content: ' line one\r\nline two\t. ' })
    const id = textAt(created.json, 'data', 'id')
    expect(valueAt(created.json, 'data')).toMatchObject({
      title: 'Where is it',
      content: 'line one\nline two .',
      status: 'pending',
      answer: null,
      answered_at: null,
      reference: null,
    })
    expect((await office('inquiries')).lines.join('\n')).toContain('Where is it')
    expect((await office('inquiry', id)).lines).toContain('line one\nline two .')
    await office('answer', id, 'It', 'is', 'on its way.')
    const answered = await read(jwt, id)
    expect(valueAt(answered.json, 'data')).toMatchObject({ status: 'answered', answer: 'It is on its way.' })
    expect(Date.parse(textAt(answered.json, 'data', 'answered_at'))).not.toBeNaN()
    const memos = await operator.send('GET', '/supports/memo?kind=direct', { token: jwt })
    expect(valueAt(listIn(memos)[0], 'content', 'en')).toContain('Where is it')
    expect(valueAt(listIn(memos)[0], 'counsel')).toBe(id)
    await expect(office('answer', id, 'Again')).rejects.toThrow(/waits/)
  })

  it.each([
    [{}, 'counsel.required', { title: 'title.required', content: 'content.required' }],
    [{ title: ' \n ', content: 'x' }, 'counsel.required', { title: 'title.required' }],
    [{ title: 'x' }, 'counsel.required', { content: 'content.required' }],
    [{ title: 'x'.repeat(101), content: 'x' }, 'counsel.tooLong', { title: 'title.tooLong' }],
    [
      { title: '가'.repeat(101), content: '가'.repeat(1001) },
      'counsel.tooLong',
      { title: 'title.tooLong', content: 'content.tooLong' },
    ],
  ])('of %o is refused by the rules of spec §5', async (body, key, fields) => {
    const response = await create(await operator.signIn(), body)
    expect(errorOf(response)).toEqual([400, key === 'counsel.required' ? 4000 : 4001, key, fields])
    operator.pass(3600)
  })

  it('may be as long as the limits, counted as people count', async () => {
    const { jwt } = await operator.join()
    const body = { title: '🐢'.repeat(100), content: '한'.repeat(999) + '\n한'.slice(0, 1) }
    expect(checkCounsel(body.title, body.content)).toBeUndefined()
    expect(valueAt((await create(jwt, body)).json, 'data', 'title')).toBe('🐢'.repeat(100))
    expect(checkCounsel(`${body.title}🐢`, body.content)?.key).toBe('counsel.tooLong')
  })

  it('of another player is answered like none', async () => {
    const owner = await operator.join()
    const other = await operator.join()
    const id = textAt((await create(owner.jwt, text)).json, 'data', 'id')
    const theirs = await read(other.jwt, id)
    expect(errorOf(theirs)).toEqual([404, 4001, 'counsel.notFound'])
    for (const none of ['999999999', '0', 'x']) expect((await read(other.jwt, none)).text).toBe(theirs.text)
    expect(listIn(await operator.send('GET', '/supports/counsel', { token: other.jwt }))).toEqual([])
  })

  it('may name a round, a movement or a request of the player, not of another player', async () => {
    const player = await operator.join()
    const { jwt } = player
    const other = await operator.join()
    await operator.move('debit', walletMove(player, 100, { round_id: 'round-of-mine' }))
    const deposit = await submit(operator, 'POST', '/wallet/deposit', {
      token: jwt,
      body: { amount: 10_000, depositor: 'Me' },
    })
    const mine = [
      { kind: 'round', id: 'round-of-mine' },
      { kind: 'transaction', id: '2' },
      { kind: 'deposit', id: textAt(deposit.json, 'data', 'id') },
    ]
    const game = { id: '1001', title: { en: 'Key of the Pharaoh' } }
    const facts = [{ amount: 100, won: 0, game }, { amount: -100, type: 'bet', game }, { amount: 10_000 }]
    for (const [index, reference] of mine.entries()) {
      const created = await create(jwt, { ...text, reference })
      expect(valueAt(created.json, 'data', 'reference')).toMatchObject({ ...reference, ...facts[index] })
      expect(Date.parse(textAt(created.json, 'data', 'reference', 'date'))).not.toBeNaN()
      const query = new URLSearchParams(reference).toString()
      const alone = await operator.send('GET', `/supports/reference?${query}`, { token: jwt })
      expect(valueAt(alone.json, 'data')).toEqual(valueAt(created.json, 'data', 'reference'))
      const theirs = await operator.send('GET', `/supports/reference?${query}`, { token: other.jwt })
      expect(errorOf(theirs)).toEqual([404, 4001, 'reference.invalid'])
      expect(errorOf(await create(other.jwt, { ...text, reference }))).toEqual([
        400,
        4001,
        'reference.invalid',
        { reference: 'reference.invalid' },
      ])
    }
    const [listed] = listIn(await operator.send('GET', '/supports/counsel?limit=3', { token: jwt })).slice(-1)
    expect(valueAt(listed, 'reference')).toMatchObject({ ...mine[0], ...facts[0] })
    const shown = (await office('inquiry', textAt(listed, 'id'))).lines.join('\n')
    expect(shown).toMatch(
      /About: Key of the Pharaoh, [-\d]+ [:\d]+, stake 100 KRW, win 0 KRW \(round round-of-mine\)/,
    )
    for (const reference of [
      { kind: 'withdraw', id: mine[2]?.id },
      { kind: 'transaction', id: "1' or '1'='1" },
      { kind: 'points', id: '99' },
    ]) {
      expect(errorOf(await create(jwt, { ...text, reference })).at(2)).toBe('reference.invalid')
    }
  })

  it('is written once however often it is sent', async () => {
    const { jwt } = await operator.join()
    const headers = { 'idempotency-key': randomUUID() }
    const first = await create(jwt, text, headers)
    const again = await create(jwt, text, headers)
    expect([again.text, again.headers.get('idempotent-replayed')]).toEqual([first.text, 'true'])
    expect(listIn(await operator.send('GET', '/supports/counsel', { token: jwt }))).toHaveLength(1)
    const keyless = await operator.send('POST', '/supports/counsel', { token: jwt, body: text })
    expect(errorOf(keyless).at(2)).toBe('idempotencyKey.required')
  })

  it('comes in a number a person may ask, and pages hold them all', async () => {
    const { jwt } = await operator.join()
    // What was refused was not asked.
    for (let index = 0; index < counselCount.limit.count; index += 1) {
      expect((await create(jwt, { ...text, title: '' })).status).toBe(400)
    }
    for (let index = 0; index < counselCount.limit.count; index += 1) {
      expect((await create(jwt, { ...text, title: `Number ${index}` })).status).toBe(200)
    }
    const stopped = await create(jwt, text)
    expect([stopped.status, valueAt(stopped.json, 'msg')]).toEqual([429, 'counsel.tooMany'])
    const rows = await allPages(operator, '/supports/counsel?limit=3', jwt)
    expect(rows.map((row) => valueAt(row, 'title'))).toEqual(
      Array.from(
        { length: counselCount.limit.count },
        (_, index) => `Number ${counselCount.limit.count - 1 - index}`,
      ),
    )
  })

  it('is answered by itself in the default run, after a while, once, in its language', async () => {
    const { jwt } = await operator.join()
    await answerDue(operator.db, new Date(operator.services.clock().getTime() + replyAfterSeconds * 1000))
    const korean = await create(jwt, text, { 'accept-language': 'ko-KR' })
    const english = await create(jwt, text, { 'accept-language': 'en-GB' })
    const now = operator.services.clock().getTime()
    expect(await answerDue(operator.db, new Date(now))).toBe(0)
    const due = new Date(now + replyAfterSeconds * 1000)
    const counts = await Promise.all([answerDue(operator.db, due), answerDue(operator.db, due)])
    expect(counts[0] + counts[1]).toBe(2)
    const responses = await Promise.all(
      [korean, english].map(async (created) =>
        textAt((await read(jwt, textAt(created.json, 'data', 'id'))).json, 'data', 'answer'),
      ),
    )
    expect(responses[0]).toContain('자동')
    expect(responses[1]).toContain('replies automatically')
    const init = await operator.send('GET', '/main/init', { token: jwt })
    expect(numberAt(init.json, 'DATA', 'ui', 'unread_memos')).toBe(2)
  })
})

describe('a ticket', () => {
  const ticket = { email: 'guest@example.test', subject: 'Cannot sign in', content: 'Since yesterday.' }
  const write = (body: object, address: string, headers = {}) =>
    submit(operator, 'POST', '/supports/ticket', { body, address, headers })

  it('is written without a session, once, and read and closed in the back office', async () => {
    const headers = { 'idempotency-key': randomUUID() }
    const first = await write(ticket, '10.4.0.1', headers)
    expect((await write(ticket, '10.4.0.1', headers)).text).toBe(first.text)
    const id = textAt(first.json, 'data', 'id')
    expect(id).toMatch(/^T-[2-9A-Z]{8}$/)
    const open = (await office('tickets')).lines.filter((line) => line.includes('guest@example.test'))
    expect(open).toHaveLength(1)
    expect((await office('ticket', id.toLowerCase())).lines).toContain('Since yesterday.')
    await office('close-ticket', id)
    expect((await office('tickets')).lines.join('\n')).not.toContain(id)
    expect((await office('tickets', '--all')).lines.join('\n')).toContain(id)
  })

  it('is an inquiry of the player with a session, and a ticket with one that ended', async () => {
    const { jwt } = await operator.join()
    const signedIn = { authorization: `Bearer ${jwt}` }
    const inquiry = await write({ ...ticket, subject: 'My bet' }, '10.4.0.4', signedIn)
    const opened = await read(jwt, textAt(inquiry.json, 'data', 'id'))
    expect(valueAt(opened.json, 'data')).toMatchObject({ title: 'My bet', content: ticket.content })
    expect((await office('tickets')).lines.join('\n')).not.toContain('My bet')
    await submit(operator, 'POST', '/auth/logout', { token: jwt })
    const anonymous = await write({ ...ticket, subject: 'My bet' }, '10.4.0.4', signedIn)
    expect(textAt(anonymous.json, 'data', 'id')).toMatch(/^T-/)
  })

  it('names each field that is wrong', async () => {
    const response = await write({ email: 'nope', subject: '', content: 'x'.repeat(1001) }, '10.4.0.2')
    expect(valueAt(response.json, 'data', 'fields')).toEqual({
      email: 'email.invalid',
      subject: 'subject.required',
      content: 'content.tooLong',
    })
  })

  it('arrives a few times from one address', async () => {
    const statuses: number[] = []
    for (let index = 0; index <= ticketLimit.count; index += 1) {
      statuses.push((await write({ ...ticket, subject: `No ${index}` }, '10.4.0.3')).status)
    }
    expect(statuses.indexOf(429)).toBe(ticketLimit.count)
    expect((await write(ticket, '10.4.0.4')).status).toBe(200)
  })
})
