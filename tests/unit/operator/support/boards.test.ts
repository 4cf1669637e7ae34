import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runCommand } from '@marquee/operator/admin/commands.ts'
import { documentLanguage, documentVersion } from '@marquee/operator/support/documents.ts'
import { brandDocuments } from '../../../../brand/brand.ts'
import { textsIn } from '@marquee/operator/texts.ts'
import { languages } from '@marquee/contract/config.ts'
import { Document, FaqList, NoticePage } from '@marquee/contract/support.ts'
import { allPages, listIn, errorOf } from '../../../support/server/calls.ts'
import { type TestOperator, testOperator, textAt, valueAt } from '../../../support/server/operator.ts'

let operator: TestOperator

beforeAll(async () => {
  operator = await testOperator()
})
afterAll(() => operator.close())

const office = (...words: string[]) => runCommand(operator.db, words, operator.services.clock())
const get = (target: string, headers = {}) => operator.send('GET', target, { headers })

describe('announcements', () => {
  it('are there from the first start in Korean and English, newest first, one of them important', async () => {
    const response = await get('/supports/notice')
    const { list, next } = v.parse(NoticePage, valueAt(response.json, 'data'))
    expect([list.length, next]).toEqual([6, null])
    expect(list.map(({ date }) => date)).toEqual(
      list
        .map(({ date }) => date)
        .toSorted()
        .toReversed(),
    )
    for (const { title } of list)
      expect(title).toMatchObject({ en: expect.any(String), ko: expect.any(String) })
    const important = listIn(await get('/supports/notice?important=1'))
    expect(important.map((row) => valueAt(row, 'important'))).toEqual([true])
    const detail = await get(`/supports/notice/${textAt(important[0], 'id')}`)
    expect(textAt(detail.json, 'data', 'content', 'ko')).toBe(
      textsIn('ko').boards.notices.maintenance.content,
    )
  })

  it('are posted and taken back by the back office; what was taken back is answered like none', async () => {
    const posted = await office(
      'notice',
      '--title',
      'New',
      '--text',
      'One\ntwo',
      '--important',
      '--title-ko',
      '새 글',
      '--title-zh-TW',
      '新公告',
    )
    const id = /\d+/.exec(posted.lines[0] ?? '')?.[0] ?? ''
    const [first] = listIn(await get('/supports/notice'))
    expect(first).toMatchObject({ id, title: { en: 'New', ko: '새 글', 'zh-TW': '新公告' }, important: true })
    expect(textAt((await get(`/supports/notice/${id}`)).json, 'data', 'content')).toBe('One\ntwo')
    await office('withdraw-notice', id)
    const gone = await get(`/supports/notice/${id}`)
    expect(errorOf(gone)).toEqual([404, 4001, 'notice.notFound'])
    for (const none of ['99999999', '0', 'x']) {
      expect((await get(`/supports/notice/${none}`)).text).toBe(gone.text)
    }
    expect(listIn(await get('/supports/notice'))).toHaveLength(6)
    await expect(office('withdraw-notice', id)).rejects.toThrow(/no announcement/)
    await expect(office('notice', '--title', 'No text')).rejects.toThrow(/--text/)
  })

  it('are paged without a gap or a repeat, 10,000 of them', async () => {
    await operator.db.execute(sql`
      insert into notices (title, content, important, published_at)
      select to_json('n' || n), to_json('x'::text), n % 100 = 0, now() from generate_series(1, 9994) n`)
    const rows = await allPages(operator, '/supports/notice?limit=100')
    expect(new Set(rows.map((row) => valueAt(row, 'id'))).size).toBe(10_000)
    expect([valueAt(rows[0], 'title'), rows.length]).toEqual(['n9994', 10_000])
    expect(await allPages(operator, '/supports/notice?limit=7&important=1')).toHaveLength(100)
  })
})

describe('questions and documents', () => {
  it('answers the questions in all languages, each with an id of its own', async () => {
    const { list } = v.parse(FaqList, valueAt((await get('/supports/faq')).json, 'data'))
    expect(list.map(({ id }) => id)).toContain('play-money')
    expect(new Set(list.map(({ id }) => id)).size).toBe(list.length)
    for (const { question, answer: response } of list) {
      for (const text of [question, response]) {
        expect(Object.keys(text)).toEqual(languages)
      }
    }
  })

  it.each(['terms', 'privacy'] as const)('has the %s in each language or its fallback', async (name) => {
    for (const language of languages) {
      const response = await get(`/supports/document/${name}?lang=${language}`)
      const { lang, title, sections, version } = v.parse(Document, valueAt(response.json, 'data'))
      expect([lang, version]).toEqual([documentLanguage(language, brandDocuments), documentVersion(name)])
      expect({ title, sections }).toEqual(textsIn(lang)[name])
      expect(sections.length).toBeGreaterThan(0)
    }
    const english = await get(`/supports/document/${name}`, { 'accept-language': 'en-GB' })
    expect(textAt(english.json, 'data', 'lang')).toBe(documentLanguage('en', brandDocuments))
  })

  it('shows documents of its own in their languages only, in the first of them to everybody else', () => {
    expect(['de-AT', 'en', 'ko', 'fr'].map((tag) => documentLanguage(tag, ['de', 'en']))).toEqual([
      'de',
      'en',
      'de',
      'en',
    ])
    expect(documentLanguage('fr', ['de', 'ko'])).toBe('de')
    expect(documentLanguage('ko', undefined)).toBe('ko')
  })

  it('knows no other document', async () => {
    for (const name of ['none', '__proto__', 'constructor', 'toString']) {
      expect(errorOf(await get(`/supports/document/${name}`)).at(2)).toBe('document.notFound')
    }
  })

  it('leaves the pages of the app alone', async () => {
    for (const page of ['/supports/noticepage', '/account/mypagelist', '/account/register']) {
      // Without a built app there is no page; what matters is that no guard requests a session.
      expect((await get(page)).status).toBe(404)
    }
  })
})
