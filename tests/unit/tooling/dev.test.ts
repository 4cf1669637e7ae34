import { once } from 'node:events'
import { createServer } from 'node:net'
import { expect, test } from 'vitest'
import { dev, runProductToExit } from '../../support/server-process.ts'

const ports = { PORT: '5901', STUDIO_PORT: '5902', DEV_PORT: '5903' }

test.each([
  [{ DEV_PORT: 'abc' }, 'DEV_PORT must be a whole number from 1 to 65535, not "abc".'],
  [{ DEV_PORT: '5902' }, 'DEV_PORT must differ from PORT and STUDIO_PORT.'],
  [{ TLS: 'auto' }, 'npm run dev serves without TLS'],
])(
  'npm run dev prints in one sentence why it does not start with %o',
  { timeout: 300_000 },
  async (env, sentence) => {
    const run = await runProductToExit({ ...ports, ...env }, dev)
    expect(run.output.trim().split('\n')).toHaveLength(1)
    expect(run.output).toContain(sentence)
    expect(run.code).toBe(1)
  },
)

test('npm run dev names the port of the app that is taken', { timeout: 300_000 }, async () => {
  const other = createServer().listen(0, 'localhost')
  await once(other, 'listening')
  const address = other.address()
  const taken = typeof address === 'object' ? String(address?.port) : ''
  try {
    const run = await runProductToExit({ ...ports, DEV_PORT: taken }, dev)
    expect(run.output).toContain(
      `Port ${taken} is taken: stop what uses it, or choose another one with DEV_PORT.`,
    )
    expect(run.output).not.toContain('at async')
    expect(run.code).toBe(1)
  } finally {
    other.close()
  }
})
