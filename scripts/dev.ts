import { createServer } from 'vite'
import { startOperator } from '../server/operator.ts'
import { readSettings } from '../server/settings.ts'
import { StartFault } from '../server/start-fault.ts'
import { buildIfChanged } from './build.ts'
import { root } from './project.ts'

const port = Number(process.env['DEV_PORT'] ?? 5173)

/** The operator serves its calls and the built games; the app comes from Vite, which passes those calls on (vite.config.ts). */
async function develop(): Promise<void> {
  const settings = readSettings(
    { ...process.env, APP_ORIGINS: `http://localhost:${port}` },
    process.stdout.isTTY,
  )
  const operator = await startOperator(settings)
  const vite = await createServer({ root, server: { port, strictPort: true } })
  const stop = async (): Promise<void> => {
    await Promise.all([vite.close(), operator.close()])
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop())
  await vite.listen()
  process.stdout.write(`The app with hot reload: http://localhost:${port}\n`)
}

if (await buildIfChanged()) {
  try {
    await develop()
  } catch (error) {
    if (!(error instanceof StartFault)) throw error
    process.stderr.write(`${error.message}\n`)
    process.exitCode = 1
  }
} else {
  process.exitCode = 1
}
