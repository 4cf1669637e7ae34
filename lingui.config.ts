import { defineConfig } from '@lingui/cli'
import { roomPatterns } from './build/rooms.ts'
import { catalogueFormat } from './scripts/message-catalogues.ts'
import { languages } from './src/contract/config.ts'

export default defineConfig({
  sourceLocale: 'en',
  locales: [...languages],
  fallbackLocales: { default: 'en' },
  catalogs: [
    { path: '<rootDir>/locales/{locale}', include: ['src'], exclude: [...roomPatterns] },
    { path: '<rootDir>/locales/rooms/{locale}', include: [...roomPatterns] },
  ],
  format: catalogueFormat,
})
