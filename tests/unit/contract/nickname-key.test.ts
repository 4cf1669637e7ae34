import { expect, test } from 'vitest'
import { nicknameKey } from '@marquee/contract/account-rules.ts'

test.each([
  ['full width', 'Ａｌｉｃｅ', 'alice'],
  ['capitals', 'ALICE', 'alice'],
  ['decomposed Hangul', '지우'.normalize('NFD'), '지우'],
  ['decomposed Latin', 'Zoë'.normalize('NFD'), 'zoë'],
  ['a direction mark', 'a\u202elice', 'alice'],
  ['an invisible letter', 'ali\u200bce\u2060', 'alice'],
  ['a filler', '지우\u3164', '지우'],
  ['more blanks', ' moon\u00a0 rabbit ', 'moon rabbit'],
])('a nickname in %s is the same one', (_how, nickname, same) => {
  expect(nicknameKey(nickname)).toBe(nicknameKey(same))
})
