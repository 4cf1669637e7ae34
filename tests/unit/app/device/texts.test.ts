import { expect, test } from 'vitest'
import { bytesText } from '../../../../src/features/device/storage/bytes-text.ts'
import { languagesIn } from '../../../../src/features/device/diagnostics/diagnostics-report.ts'

test.each([
  [0, 'en', '0 kB'],
  [1500, 'en', '1.5 kB'],
  [999_000, 'en', '999 kB'],
  [1_250_000, 'en', '1.3 MB'],
  [31_400_000, 'de', '31 MB'],
  [11_200_000_000, 'en', '11 GB'],
])('%d bytes in %s are %s', (bytes, language, text) => {
  expect(bytesText(bytes, language).replaceAll(' ', ' ')).toBe(text)
})

test('the languages on a device are read from the names of the cached files', () => {
  const files = [
    'https://app.test/assets/locale-ko-DPGl0gyM.js',
    'https://app.test/assets/locale-zh-TW-Ab_c-123.js',
    'https://app.test/assets/locale-fil-Ab_c1234.js',
    'https://app.test/assets/locale-ko-older123.js',
    'https://app.test/assets/index-locale-1.js',
  ]
  expect(languagesIn(files)).toEqual(['fil', 'ko', 'zh-TW'])
})
