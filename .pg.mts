import { spawnSync } from 'node:child_process'
import { findPostgres, startPostgres } from './tests/support/postgres.ts'
const pg = await startPostgres(findPostgres() ?? '')
const r = spawnSync('npx', ['vitest','run','--project',process.argv[2]!, ...process.argv.slice(3)], { env: { ...process.env, TEST_DATABASE_URL: pg.url }, encoding:'utf8' })
console.log(r.stdout.slice(-4000), r.stderr.slice(-1500)); await pg.stop()
