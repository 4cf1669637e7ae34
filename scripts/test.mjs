// `npm test` and, with `--long` first, `npm run test:long`: tests/support/length.ts says what each of them runs.
import { prepare, run } from './bootstrap.mjs'

const [first, ...rest] = process.argv.slice(2)
const isLong = first === '--long'
if (isLong) process.env['TEST_LENGTH'] = 'long'
prepare()
process.exitCode = await run('scripts/test.ts', isLong ? rest : process.argv.slice(2))
