import { existsSync } from 'node:fs'
import { defineConfig } from 'drizzle-kit'

const schemas = [
  './server/schema.ts',
  './server/account/schema.ts',
  './server/support/schema.ts',
  './server/push/schema.ts',
  './server/studio/schema.ts',
]

export default defineConfig({
  dialect: 'postgresql',
  casing: 'snake_case',
  schema: schemas.filter((path) => existsSync(path)),
  out: './server/migrations',
})
