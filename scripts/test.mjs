import { prepare, run } from './bootstrap.mjs'

prepare()
process.exitCode = await run('scripts/test.ts', process.argv.slice(2))
