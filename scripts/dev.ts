import { createServer } from 'vite'
import { readSettings } from '@marquee/operator/site/settings.ts'
import { StartupError } from '@marquee/operator/site/startup-error.ts'
import { buildIfChanged } from './build.ts'
import { onStop } from './on-stop.ts'
import { root } from './project.ts'
import { startSite } from './site.ts'

/**
 * Serves the app by Vite and everything else by the operator, each on its own origin. The app fetches only the configuration
 * from its own origin, by a proxy; the configuration has the operator's origin, to which all other calls go directly.
 *
 * @throws StartupError for an invalid setting, if a port is taken, or if the operator cannot start
 */
async function develop(): Promise<void> {
  const given = process.env['DEV_PORT']?.trim() || '5173'
  const port = /^\d{1,5}$/.test(given) ? Number(given) : 0
  if (port < 1 || port > 65_535)
    throw new StartupError(`DEV_PORT must be a whole number from 1 to 65535, not "${given}".`)
  const origin = `http://localhost:${port}`
  const origins = [process.env['APP_ORIGINS'], origin].filter(Boolean).join(',')
  const settings = readSettings({ ...process.env, APP_ORIGINS: origins }, process.stdout.isTTY)
  if (port === settings.port || port === settings.app.studioPort)
    throw new StartupError('DEV_PORT must differ from PORT and STUDIO_PORT.')
  if (settings.tls !== undefined)
    throw new StartupError('npm run dev serves without TLS: set TLS to off, and no TLS_CERT and TLS_KEY.')
  if (!(await buildIfChanged())) process.exit(1)
  const operator = `http://localhost:${settings.port}`
  // By the changed Host the operator puts its own origin into the configuration.
  const proxy = { '/api/cnf': { target: operator, changeOrigin: true } }
  const vite = await createServer({ root, server: { port, strictPort: true, proxy } })
  await vite.listen().catch((error: unknown) => {
    if (!(error instanceof Error && error.message.includes('already in use'))) throw error
    throw new StartupError(`Port ${port} is taken: stop what uses it, or choose another one with DEV_PORT.`)
  })
  const site = await startSite(settings)
  onStop(() => void Promise.all([vite.close(), site.close()]).then(() => process.exit(0)))
  process.stdout.write(`The app with hot reload: ${origin}\n`)
}

await develop().catch((error: unknown) => {
  if (!(error instanceof StartupError)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exit(1)
})
