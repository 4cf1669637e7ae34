import { demo } from '@marquee/operator/database/seed.ts'
import { readSettings } from '@marquee/operator/site/settings.ts'
import { StartupError } from '@marquee/operator/site/startup-error.ts'
import { onStop } from './on-stop.ts'
import { startSite } from './site.ts'

// No file of the operator is for other users.
process.umask(0o077)
try {
  const site = await startSite(readSettings(process.env, process.stdout.isTTY))
  onStop(() => void site.close().then(() => process.exit(0)))
  for (const notice of site.notices) process.stderr.write(`${notice}\n`)
  process.stdout.write(`Marquee is ready at ${site.addresses.join(' and ')}\n`)
  if (site.playMoney) process.stdout.write(`Demo player: ${demo.username} / ${demo.password} (play money)\n`)
} catch (error) {
  if (!(error instanceof StartupError)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}
