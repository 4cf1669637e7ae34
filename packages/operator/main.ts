import { startOperator } from './operator.ts'
import { demo } from './database/seed.ts'
import { readSettings } from './site/settings.ts'
import { StartupError } from './site/startup-error.ts'

// No file of the operator is for other users.
process.umask(0o077)
try {
  const operator = await startOperator(readSettings(process.env, process.stdout.isTTY))
  const stop = () => {
    void operator.close().then(() => process.exit(0))
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
  for (const notice of operator.notices) process.stderr.write(`${notice}\n`)
  process.stdout.write(`Marquee is ready at ${operator.addresses.join(' and ')}\n`)
  if (operator.playMoney)
    process.stdout.write(`Demo player: ${demo.username} / ${demo.password} (play money)\n`)
} catch (error) {
  if (!(error instanceof StartupError)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}
