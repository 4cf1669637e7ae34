import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'postgresql',
  casing: 'snake_case',
  schema: [
    './server/schema.ts',
    './server/account/schema.ts',
    './server/support/schema.ts',
    './server/push/schema.ts',
    './server/studio/schema.ts',
  ],
  out: './server/migrations',
})
