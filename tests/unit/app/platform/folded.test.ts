import { expect, test } from 'vitest'
import { folded } from '../../../../src/platform/folded.ts'

test.each([
  ['Đăng nhập', 'dang nhap'],
  ['ŞIFRE SIFIRLAMA', 'sifre sifirlama'],
  ['ısı', 'isi'],
  ['İstanbul', 'istanbul'],
  ['Größe', 'grosse'],
  ['Español', 'espanol'],
  ['ＡＢＣ１２３', 'abc123'],
  ['ガチャ', 'がちゃ'],
  ['한국어', '한국어'],
  ['ฝากเงิน', 'ฝากเงิน'],
])('%s is looked for as %s', (text, wanted) => {
  expect(folded(text)).toBe(folded(wanted))
})

test('keeps different what readers distinguish', () => {
  expect(folded('か')).not.toBe(folded('が'))
  expect(folded('มา')).not.toBe(folded('ม้า'))
  expect(folded('한')).not.toBe(folded('학'))
})
