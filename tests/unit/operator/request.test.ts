import { describe, expect, it } from 'vitest'
import { addressGroup } from '@marquee/operator/http/address.ts'
import { preferredLanguage } from '@marquee/operator/http/language.ts'
import { brandLanguage } from '../../../brand/brand.ts'
import { toMinor, toWire } from '@marquee/operator/ledger/money.ts'

describe('the language of a request', () => {
  it.each([
    [undefined, brandLanguage],
    ['', brandLanguage],
    ['xx-YY, *', brandLanguage],
    ['en-US,en;q=0.9,ko;q=0.8', 'en'],
    ['fr, de;q=0.5, ja;q=0.7', 'ja'],
    ['zh-TW', 'zh-TW'],
    ['zh', 'zh-CN'],
    ['ZH-tw;q=0.3, ko;q=0', 'zh-TW'],
    ['fil-PH', 'fil'],
    ['tl', 'fil'],
    ['zh-Hant-HK, zh;q=0.5', 'zh-TW'],
    ['th-TH', 'th'],
    ['de;q=nonsense', 'de'],
    [';;;,,,;q=', brandLanguage],
  ])('of %s is %s', (header, language) => {
    expect(preferredLanguage(header)).toBe(language)
  })

  it.each([
    ['th, de;q=0.5', 'de'],
    ['zh-Hant-HK', 'zh-CN'],
    ['th', 'en'],
    [undefined, 'en'],
  ])('of %s at a site with some languages is %s', (header, language) => {
    expect(preferredLanguage(header, ['en', 'ko', 'de', 'zh-CN'])).toBe(language)
  })
})

describe('what limits count by', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['unknown', 'unknown'],
  ])('%s is %s', (address, group) => {
    expect(addressGroup(address)).toBe(group)
  })
})

describe('money', () => {
  it('crosses the wire exactly or not at all', () => {
    expect(toMinor(Number.MAX_SAFE_INTEGER)).toBe(9_007_199_254_740_991n)
    expect(toWire(9_007_199_254_740_991n)).toBe(Number.MAX_SAFE_INTEGER)
    for (const amount of [0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])
      expect(() => toMinor(amount)).toThrow(RangeError)
    expect(() => toWire(9_007_199_254_740_992n)).toThrow(RangeError)
  })
})
