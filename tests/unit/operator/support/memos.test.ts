import { eq, isNull, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cleanUp } from '@marquee/operator/database/cleanup.ts'
import { runCommand } from '@marquee/operator/admin/commands.ts'
import { restoreSeconds, sendMemo } from '@marquee/operator/support/memos.ts'
import { memos, memoTexts } from '@marquee/operator/support/schema.ts'
import { allPages, listIn, submit, errorOf } from '../../../support/server/calls.ts'
import {
  numberAt,
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

const office = (...words: string[]) => runCommand(operator.db, words, operator.services.clock())
const list = async (token: string, query = '') =>
  listIn(await operator.send('GET', `/supports/memo?${query}`, { token }))
const titles = (rows: readonly unknown[]) => rows.map((row) => valueAt(row, 'title'))
const unread = async (token: string) =>
  numberAt((await operator.send('GET', '/main/init', { token })).json, 'DATA', 'ui', 'unread_memos')
const memo = (method: 'POST' | 'DELETE', token: string, path: string, headers = {}) =>
  submit(operator, method, `/supports/memo/${path}`, { token, headers })

describe('memos', () => {
  it('reach one, several or everybody who has joined, and show in their tabs', async () => {
    const [first, second, third] = [await operator.join(), await operator.join(), await operator.join()]
    await office('memo', first.username, '--title', 'One', '--text', 'To you')
    await office('memo', `${first.username},${second.username}`, '--title', 'Two', '--text', 'To both')
    const sent = await office('memo', 'all', '--title', 'All', '--text', 'All of you', '--title-ko', '모두')
    expect(sent.lines[0]).toMatch(/^Sent to \d+ players\.$/)
    const later = await operator.join()
    expect(titles(await list(first.jwt))).toEqual([{ en: 'All', ko: '모두' }, 'Two', 'One'])
    expect(titles(await list(first.jwt, 'kind=direct'))).toEqual(['Two', 'One'])
    expect(titles(await list(second.jwt, 'kind=direct'))).toEqual(['Two'])
    expect(titles(await list(third.jwt))).toEqual([{ en: 'All', ko: '모두' }])
    expect(await list(later.jwt)).toEqual([])
    expect([await unread(first.jwt), await unread(third.jwt), await unread(later.jwt)]).toEqual([3, 1, 0])
  })

  it('become read one by one, by tab and all, and count down in the init call', async () => {
    const { username, jwt } = await operator.join()
    for (const title of ['a', 'b', 'c']) await office('memo', username, '--title', title, '--text', 'x')
    await office('memo', 'all', '--title', 'd', '--text', 'x')
    const b = (await list(jwt))[2]
    const read = await memo('POST', jwt, `${textAt(b, 'id')}/read`)
    expect(valueAt(read.json, 'data')).toMatchObject({ title: 'b', content: 'x', status: 'read' })
    expect(await unread(jwt)).toBe(3)
    const direct = await submit(operator, 'POST', '/supports/memo/read', {
      token: jwt,
      body: { kind: 'direct' },
    })
    expect(valueAt(direct.json, 'data')).toEqual({ unread: 1 })
    expect((await list(jwt)).map((row) => valueAt(row, 'status'))).toEqual(['unread', 'read', 'read', 'read'])
    const all = await submit(operator, 'POST', '/supports/memo/read', { token: jwt })
    expect(valueAt(all.json, 'data')).toEqual({ unread: 0 })
    expect(await unread(jwt)).toBe(0)
  })

  it('stay unread when only looked at', async () => {
    const { username, jwt } = await operator.join()
    await office('memo', username, '--title', 'a', '--text', 'x')
    const [row] = await list(jwt)
    const one = await operator.send('GET', `/supports/memo/${textAt(row, 'id')}`, { token: jwt })
    expect(valueAt(one.json, 'data', 'status')).toBe('unread')
    expect(await unread(jwt)).toBe(1)
  })

  it('are deleted, restored within a while as they were, and then gone for good', async () => {
    const { username, jwt } = await operator.join()
    await office('memo', username, '--title', 'keep', '--text', 'x')
    await office('memo', username, '--title', 'undo', '--text', 'x')
    const id = textAt((await list(jwt))[0], 'id')
    const deleted = await memo('DELETE', jwt, id)
    const left =
      Date.parse(textAt(deleted.json, 'data', 'restore_until')) - operator.services.clock().getTime()
    expect(left).toBeGreaterThan((restoreSeconds - 60) * 1000)
    expect([titles(await list(jwt)), await unread(jwt)]).toEqual([['keep'], 1])
    expect(errorOf(await memo('DELETE', jwt, id))).toEqual([404, 4001, 'memo.notFound'])
    expect(errorOf(await memo('POST', jwt, `${id}/read`))).toEqual([404, 4001, 'memo.notFound'])
    expect((await memo('POST', jwt, `${id}/restore`)).status).toBe(200)
    expect([titles(await list(jwt)), await unread(jwt)]).toEqual([['undo', 'keep'], 2])
    await memo('DELETE', jwt, id)
    operator.pass(restoreSeconds + 1)
    expect(errorOf(await memo('POST', jwt, `${id}/restore`))).toEqual([404, 4001, 'memo.notFound'])
    const before = await operator.db.$count(memos)
    await cleanUp(operator.db, new Date(operator.services.clock().getTime() + 2 * 86_400_000))
    const orphans = await operator.db
      .select({ id: memoTexts.id })
      .from(memoTexts)
      .leftJoin(memos, eq(memos.textId, memoTexts.id))
      .where(isNull(memos.id))
    expect(orphans).toEqual([])
    expect(await operator.db.$count(memos)).toBe(before - 1)
  })

  it('answer a repeated press as the first time', async () => {
    const { username, jwt } = await operator.join()
    await office('memo', username, '--title', 'a', '--text', 'x')
    const id = textAt((await list(jwt))[0], 'id')
    const headers = { 'idempotency-key': 'delete-once-1' }
    const first = await memo('DELETE', jwt, id, headers)
    const again = await memo('DELETE', jwt, id, headers)
    expect([again.status, again.text]).toEqual([200, first.text])
  })

  it('of another player are answered like none, whatever is requested', async () => {
    const owner = await operator.join()
    const other = await operator.join()
    await office('memo', owner.username, '--title', 'secret', '--text', 'x')
    const id = textAt((await list(owner.jwt))[0], 'id')
    for (const [method, path] of [
      ['GET', ''],
      ['POST', '/read'],
      ['DELETE', ''],
      ['POST', '/restore'],
    ] as const) {
      const request = (which: string) =>
        method === 'GET'
          ? operator.send('GET', `/supports/memo/${which}${path}`, { token: other.jwt })
          : memo(method, other.jwt, `${which}${path}`)
      const theirs = await request(id)
      expect(errorOf(theirs)).toEqual([404, 4001, 'memo.notFound'])
      for (const none of ['999999999', '0', '-1', 'x', '1e3', '99999999999999999999']) {
        expect((await request(none)).text).toBe(theirs.text)
      }
    }
    expect(await unread(owner.jwt)).toBe(1)
    expect((await operator.send('GET', '/supports/memo')).status).toBe(401)
  })

  it('are paged without a gap or a repeat, 10,000 of them, while new ones come', async () => {
    const { id, username, jwt } = await operator.join()
    await operator.db.transaction((tx) =>
      sendMemo(tx, { to: [id], kind: 'direct', title: 'first', content: 'x' }, new Date()),
    )
    await operator.db.execute(sql`
      with texts as (
        insert into memo_texts (kind, title, content, sent_at)
        select 'direct', to_json('m' || n), to_json('x'::text), now() from generate_series(1, 9999) n returning id)
      insert into memos (text_id, player_id) select id, ${id}::uuid from texts order by id`)
    expect(await unread(jwt)).toBe(10_000)
    const firstPage = await operator.send('GET', '/supports/memo?limit=100', { token: jwt })
    expect(listIn(firstPage)).toHaveLength(100)
    await office('memo', username, '--title', 'arrived later', '--text', 'x')
    const cursor = encodeURIComponent(textAt(firstPage.json, 'data', 'next'))
    const second = listIn(
      await operator.send('GET', `/supports/memo?limit=100&cursor=${cursor}`, { token: jwt }),
    )
    const ids = new Set([...listIn(firstPage), ...second].map((row) => valueAt(row, 'id')))
    expect(ids.size).toBe(200)
    const rows = await allPages(operator, '/supports/memo?limit=100', jwt)
    expect(new Set(rows.map((row) => valueAt(row, 'id'))).size).toBe(10_001)
    expect([titles(rows.slice(0, 1)), titles(rows.slice(-1))]).toEqual([['arrived later'], ['first']])
  })

  it.each(['cursor=x', 'cursor=bWVtb19hbGw6LTE', 'limit=0', 'limit=101', 'kind=theirs', 'limit=1&limit=2'])(
    'refuse the query %s',
    async (query) => {
      const token = await operator.signIn()
      expect((await operator.send('GET', `/supports/memo?${query}`, { token })).status).toBe(400)
    },
  )

  it('greet the demo player', async () => {
    expect((await list(await operator.signIn())).length).toBeGreaterThanOrEqual(3)
  })
})
