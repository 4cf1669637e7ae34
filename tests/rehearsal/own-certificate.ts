import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createSelfSigned } from '@marquee/operator/site/self-signed.ts'

const marker = 'OWN_CERTIFICATE_FOLDER'

/** The folder of `cert.pem` and `key.pem` that this process trusts; `undefined` in a process that was started otherwise. */
export const certificateFolder = process.env[marker]

/** Runs a program that trusts a new certificate for this machine: Node reads what it trusts at its start. Returns the exit code. */
export async function runTrusting(file: string, args: readonly string[]): Promise<number> {
  const made = mkdtempSync(join(tmpdir(), 'marquee-trusting-'))
  try {
    const { cert, key } = await createSelfSigned(['localhost', '127.0.0.1'], new Date())
    writeFileSync(join(made, 'cert.pem'), cert)
    writeFileSync(join(made, 'key.pem'), key, { mode: 0o600 })
    const env = { ...process.env, [marker]: made, NODE_EXTRA_CA_CERTS: join(made, 'cert.pem') }
    const child = spawn(process.execPath, [file, ...args], { env, stdio: 'inherit' })
    const [code]: unknown[] = await once(child, 'exit')
    return code === 0 ? 0 : 1
  } finally {
    rmSync(made, { recursive: true, force: true, maxRetries: 5 })
  }
}
