// `node scripts/run.mjs <file.ts> [arguments]`: any other script of package.json, from a clean clone too.
import { prepare, run } from './bootstrap.mjs'

const [file, ...args] = process.argv.slice(2)
prepare()
process.exitCode = await run(file, args)
