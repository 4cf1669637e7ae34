import { prepare, run } from './bootstrap.mjs'

prepare()
const built = await run('scripts/build.ts')
process.exitCode = built === 0 ? await run('packages/operator/main.ts') : built
