import { createServer } from 'vite'
import { startOperator } from '../server/operator.ts'
import { readSettings } from '../server/settings.ts'
import { StartupError } from '../server/startup-error.ts'
import { buildIfChanged } from './build.ts'
import { root } from './project.ts'

const port = Number(process.env['DEV_PORT'] ?? 5173)
const appOrigin = `http://localhost:${port}`

/**
 * Serves the app by Vite and everything else by the operator, each on its own origin, as with any operator that is not
 * on the app's: the app asks its own origin for the configuration only, which names the operator's origin. All other
 * calls go there directly, so that a new call needs no line here.
 */
async function develop(): Promise<void> {
  const others = process.env['APP_ORIGINS']
  const settings = readSettings(
    { ...process.env, APP_ORIGINS: others ? `${others},${appOrigin}` : appOrigin },
    process.stdout.isTTY,
  )
  const operator = await startOperator(settings)
  const vite = await createServer({
    root,
    server: {
      port,
      strictPort: true,
      // The changed Host is what makes the operator name its own origin.
      proxy: { '/api/cnf': { target: `http://localhost:${settings.port}`, changeOrigin: true } },
    },
  })
  const stop = async (): Promise<void> => {
    await Promise.all([vite.close(), operator.close()])
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop())
  await vite.listen()
  process.stdout.write(`The app with hot reload: ${appOrigin}\n`)
}

if (await buildIfChanged()) {
  try {
    await develop()
  } catch (error) {
    if (!(error instanceof StartupError)) throw error
    process.stderr.write(`${error.message}\n`)
    process.exitCode = 1
  }
} else {
  process.exitCode = 1
}
