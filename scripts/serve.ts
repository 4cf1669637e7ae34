import { enableCompileCache } from 'node:module'
import { onStop } from './on-stop.ts'
import { inProject } from './project.ts'

// The modules are imported after this call, which halves the time to load them.
enableCompileCache(inProject('node_modules', '.cache', 'node'))
const [{ demo }, { readSettings }, { StartupError }, { startSite }] = await Promise.all([
  import('@marquee/operator/database/seed.ts'),
  import('@marquee/operator/site/settings.ts'),
  import('@marquee/operator/site/startup-error.ts'),
  import('./site.ts'),
])

// No file of the operator is for other users.
process.umask(0o077)
try {
  const site = await startSite(readSettings(process.env, process.stdout.isTTY))
  onStop(() => void site.close().then(() => process.exit(0)))
  for (const notice of site.notices) process.stderr.write(`${notice}\n`)
  process.stdout.write(`Marquee is ready at ${site.addresses.join(' and ')}\n`)
  if (site.isDemo) process.stdout.write(`Demo player: ${demo.username} / ${demo.password} (play money)\n`)
} catch (error) {
  if (!(error instanceof StartupError)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}
