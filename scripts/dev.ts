import { createServer } from 'vite'
import { readSettings, type Settings } from '@marquee/operator/site/settings.ts'
import { StartupError } from '@marquee/operator/site/startup-error.ts'
import { buildIfChanged } from './build.ts'
import { root } from './project.ts'
import { startSite } from './site.ts'

/**
 * The port of the app, and the operator's settings with the app's origin.
 *
 * @throws StartupError for an invalid setting
 */
function readDevSettings(env: NodeJS.ProcessEnv): { readonly port: number; readonly settings: Settings } {
  const given = env['DEV_PORT']?.trim() || '5173'
  const port = /^\d{1,5}$/.test(given) ? Number(given) : 0
  if (port < 1 || port > 65_535) {
    throw new StartupError(`DEV_PORT must be a whole number from 1 to 65535, not "${given}".`)
  }
  const origin = originOf(port)
  const others = env['APP_ORIGINS']
  const settings = readSettings(
    { ...env, APP_ORIGINS: others ? `${others},${origin}` : origin },
    process.stdout.isTTY,
  )
  if (port === settings.port || port === settings.app.studioPort) {
    throw new StartupError('DEV_PORT must differ from PORT and STUDIO_PORT.')
  }
  if (settings.tls !== undefined) {
    throw new StartupError('npm run dev serves without TLS: set TLS to off, and no TLS_CERT and TLS_KEY.')
  }
  return { port, settings }
}

function originOf(port: number): string {
  return `http://localhost:${port}`
}

/**
 * Serves the app by Vite and everything else by the operator, each on its own origin. The app fetches only the configuration
 * from its own origin, by a proxy; the configuration has the operator's origin, to which all other calls go directly.
 *
 * @throws StartupError if a port is taken, or the operator cannot start
 */
async function develop({ port, settings }: ReturnType<typeof readDevSettings>): Promise<void> {
  const vite = await createServer({
    root,
    server: {
      port,
      strictPort: true,
      // By the changed Host the operator puts its own origin into the configuration.
      proxy: { '/api/cnf': { target: originOf(settings.port), changeOrigin: true } },
    },
  })
  try {
    await vite.listen()
  } catch (error) {
    await vite.close()
    if (!(error instanceof Error && error.message.includes('already in use'))) throw error
    throw new StartupError(`Port ${port} is taken: stop what uses it, or choose another one with DEV_PORT.`)
  }
  const site = await startSite(settings).catch(async (error: unknown) => {
    await vite.close()
    throw error
  })
  const stop = async (): Promise<void> => {
    await Promise.all([vite.close(), site.close()])
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop())
  process.stdout.write(`The app with hot reload: ${originOf(port)}\n`)
}

try {
  const settings = readDevSettings(process.env)
  if (await buildIfChanged()) await develop(settings)
  else process.exitCode = 1
} catch (error) {
  if (!(error instanceof StartupError)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}
