import { prepare, run } from './bootstrap.mjs'

prepare()
const built = await run('scripts/build.ts')
process.exitCode = built === 0 ? await run('scripts/serve.ts') : built
