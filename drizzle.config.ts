import { defineConfig } from 'drizzle-kit'

export default defineConfig({
  dialect: 'postgresql',
  casing: 'snake_case',
  schema: './packages/*/**/schema.ts',
  out: './packages/operator/database/migrations',
})
