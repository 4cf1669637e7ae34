import { defineConfig } from '@lingui/cli'
import { formatter } from '@lingui/format-po'
import { languages } from '@marquee/contract/config.ts'

export default defineConfig({
  sourceLocale: 'en',
  locales: [...languages],
  fallbackLocales: { default: 'en' },
  catalogs: [{ path: '<rootDir>/locales/{locale}', include: ['src'] }],
  // Without line numbers an edit that moves a message leaves the catalogues as they are.
  format: formatter({ lineNumbers: false }),
})
