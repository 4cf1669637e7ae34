import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runCommand } from '@marquee/operator/admin/commands.ts'
import { nicknameKey } from '@marquee/contract/account-rules.ts'
import { cleanLine, cleanName, cleanText, lengthOf } from '@marquee/contract/plain-text.ts'
import { submit } from '../../../support/server/calls.ts'
import {
  password,
  type TestOperator,
  testOperator,
  textAt,
  valueAt,
} from '../../../support/server/operator.ts'

/** What becomes markup, script, a template or a query where a text is not treated as a text. */
const corpus = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "'); drop table players; --",
  '<svg/onload=alert`1`>',
  'javascript:alert(1)',
  '{{constructor.constructor("alert(1)")()}}',
  ['$', '{7*7} #{7*7} <%= 7*7 %>'].join(''),
  '&lt;b&gt; &amp;amp; &#60;',
  '<a href="data:text/html,<script>1</script>">x</a>',
  '\\u003cscript\\u003e \\" \\n',
  '%s %n %00 ../../etc/passwd',
  'ｆｕｌｌ ＜ｗｉｄｔｈ＞ 👩‍👩‍👧‍👦 مرحبا',
]

let operator: TestOperator

beforeAll(async () => {
  operator = await testOperator()
})
afterAll(() => operator.close())

describe('texts that people write', () => {
  it('come back as they were typed, through every field', async () => {
    for (const text of corpus) {
      const { username, jwt } = await operator.join()
      const created = await submit(operator, 'POST', '/supports/counsel', {
        token: jwt,
        body: { title: text, content: text },
      })
      const id = textAt(created.json, 'data', 'id')
      await runCommand(operator.db, ['answer', id, '--', text], new Date())
      const one = await operator.send('GET', `/supports/counsel/${id}`, { token: jwt })
      expect(valueAt(one.json, 'data')).toMatchObject({ title: text, content: text, answer: text })
      expect(one.headers.get('content-type')).toContain('application/json')
      expect(one.headers.get('x-content-type-options')).toBe('nosniff')

      await runCommand(operator.db, ['memo', username, `--title=${text}`, `--text=${text}`], new Date())
      const memos = await operator.send('GET', '/supports/memo?limit=1', { token: jwt })
      expect(valueAt(memos.json, 'data', 'list', '0')).toMatchObject({ title: text, content: text })

      const nickname = [...text].slice(0, 20).join('').trim()
      const bank = {
        bank_code: '000',
        bank_account: '1234567',
        bank_name: [...text].slice(0, 40).join('').trim(),
      }
      const me = await submit(operator, 'PATCH', '/account/me', {
        token: jwt,
        body: { nickname, ...bank, password },
      })
      expect(valueAt(me.json, 'data')).toMatchObject({ nickname, bank_name: bank.bank_name })

      const ticket = await submit(operator, 'POST', '/supports/ticket', {
        body: { email: 'x@example.test', subject: text, content: text },
        address: `10.3.0.${corpus.indexOf(text)}`,
      })
      const shown = await runCommand(operator.db, ['ticket', textAt(ticket.json, 'data', 'id')], new Date())
      expect(shown.lines).toContain(text)
    }
  })

  it('lose only what cannot be seen or stored', () => {
    expect(cleanText('\u001b[31mred\u0007 \u0000\u0085x\ud800')).toBe('[31mred x\ufffd')
    expect(cleanText(' a\r\nb\rc\u2028d ')).toBe('a\nb\nc\nd')
    expect(cleanLine(' a\r\n\t b ')).toBe('a b')
    expect([lengthOf('🐢'), lengthOf('가나다')]).toEqual([1, 3])
  })

  it('hold nothing that turns the text around it, and names nothing that is not seen', () => {
    expect(cleanText('a\u202eb\u2066c\u200f')).toBe('abc')
    expect(cleanName('al\u200bi\u00adce\u2060 \u3164')).toBe('alice')
    for (const blank of ['\u200b\u200b', '\u3164', '\uffa0\u115f', '\ufe0f\ufe0f', '\u2800', '\u{e0041}']) {
      expect(cleanName(blank)).toBe('')
    }
    for (const shown of ['👩‍👩‍👧‍👦', '❤️', '👍🏽', '한글 이름', 'ជនជាតិ']) expect(cleanName(shown)).toBe(shown)
    expect(nicknameKey('Ａl\u200dice\ufe0f')).toBe(nicknameKey('alice'))
  })

  it('are the same after cleaning twice, and never hold a control character', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
        const once = cleanText(text)
        expect(cleanText(once)).toBe(once)
        expect(once).toBe(once.toWellFormed())
        expect(once).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f]/)
        expect(cleanLine(cleanLine(text))).toBe(cleanLine(text))
        expect(cleanName(cleanName(text))).toBe(cleanName(text))
      }),
    )
  })
})
