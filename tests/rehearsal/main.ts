// `npm run rehearse`: the product as players reach it, on this machine. nginx with the repository's configuration in front of two
// operators on one PostgreSQL; a roll-out and a killed process while players press. Prints what holds, exits with 1 where something
// does not. Needs Debian's nginx, libnginx-mod-http-brotli-static and postgresql.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildIfChanged } from '../../scripts/build.ts'
import { createSelfSigned } from '../../server/self-signed.ts'
import { rehearse } from './rehearse.ts'

const marker = 'REHEARSAL_FOLDER'
const folder = process.env[marker]

if (folder === undefined) process.exitCode = await runInFolder()
else process.exitCode = (await rehearse(folder, process.argv.slice(2))) ? 0 : 1

/** Node reads the certificates that it trusts at its start: the rehearsal runs in a process that trusts a new one. */
async function runInFolder(): Promise<number> {
  if (!(await buildIfChanged())) return 1
  const made = mkdtempSync(join(tmpdir(), 'marquee-rehearsal-'))
  try {
    const { cert, key } = await createSelfSigned(['localhost', '127.0.0.1'], new Date())
    writeFileSync(join(made, 'cert.pem'), cert)
    writeFileSync(join(made, 'key.pem'), key, { mode: 0o600 })
    const env = { ...process.env, [marker]: made, NODE_EXTRA_CA_CERTS: join(made, 'cert.pem') }
    const child = spawn(process.execPath, [import.meta.filename, ...process.argv.slice(2)], {
      env,
      stdio: 'inherit',
    })
    const [code]: unknown[] = await once(child, 'exit')
    return code === 0 ? 0 : 1
  } finally {
    rmSync(made, { recursive: true, force: true, maxRetries: 5 })
  }
}
