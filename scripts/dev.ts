import { spawn } from 'node:child_process'
import { createServer } from 'vite'
import { buildIfChanged } from './build.ts'
import { root } from './project.ts'

const port = Number(process.env['DEV_PORT'] ?? 5173)

// The operator serves the built games; the app comes from Vite, which passes the operator's calls on (vite.config.ts).
if (!(await buildIfChanged())) process.exit(1)
const operator = spawn(process.execPath, ['server/main.ts'], {
  cwd: root,
  stdio: ['ignore', 'inherit', 'inherit'],
  env: { ...process.env, APP_ORIGINS: `http://localhost:${port}` },
})
const vite = await createServer({ root, server: { port, strictPort: true } })

async function stop(code: number): Promise<void> {
  operator.kill('SIGTERM')
  await vite.close()
  process.exit(code)
}
operator.once('exit', (code) => void stop(code ?? 1))
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop(0))

await vite.listen()
process.stdout.write(`The app with hot reload: http://localhost:${port}\n`)
