import { describe, expect, test, vi } from 'vitest'
import { graphemes } from '@marquee/contract/graphemes.ts'
import { maskName } from '@marquee/contract/masking.ts'

describe('the characters of a text', () => {
  test('are letters with their marks, flags and families', () => {
    expect(graphemes('สมศักดิ์')).toEqual(['ส', 'ม', 'ศั', 'ก', 'ดิ์'])
    expect(graphemes('ຄຳພູ້')).toEqual(['ຄຳ', 'ພູ້'])
    expect(graphemes('Nguyễn'.normalize('NFD'))).toHaveLength(6)
    expect(graphemes('🇰🇷👨‍👩‍👧')).toEqual(['🇰🇷', '👨‍👩‍👧'])
    expect(graphemes('')).toEqual([])
  })

  test('are code points without a segmenter', () => {
    vi.stubGlobal('Intl', {})
    expect(graphemes('한🙂')).toEqual(['한', '🙂'])
    vi.unstubAllGlobals()
  })
})

test('a masked name shows whole letters', () => {
  expect(maskName('สมศักดิ์')).toBe('ส***ดิ์')
  expect(maskName('ຄຳພູ້')).toBe('ຄຳ*')
  expect(maskName('홍길동')).toBe('홍*동')
  expect(maskName('홍길동'.normalize('NFD'))).toBe(`${'홍'.normalize('NFD')}*${'동'.normalize('NFD')}`)
})
