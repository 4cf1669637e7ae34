import { createServer, type Server } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { resetEmail } from '@marquee/operator/account/emails.ts'
import { connectSmtp } from '@marquee/operator/account/smtp.ts'
import type { LogEvent } from '@marquee/operator/log.ts'
import { readSettings } from '@marquee/operator/site/settings.ts'

/** A mail server that accepts every email and keeps the lines that it was sent. */
let server: Server
let port = 0
const received: string[] = []

beforeAll(async () => {
  server = createServer((socket) => {
    let inEmail = false
    socket.write('220 test\r\n')
    socket.on('data', (bytes) => {
      for (const line of bytes.toString().split('\r\n').slice(0, -1)) {
        received.push(line)
        if (inEmail && line !== '.') continue
        inEmail = line === 'DATA'
        socket.write(inEmail ? '354 continue\r\n' : line === 'QUIT' ? '221 bye\r\n' : '250 ok\r\n')
      }
    })
    socket.on('error', () => socket.destroy())
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const address = server.address()
  port = typeof address === 'object' && address !== null ? address.port : 0
})
afterAll(() => {
  server.close()
})

const email = resetEmail(
  'player@example.test',
  'player_1',
  'https://app.example/x#token=abc',
  'Marquee',
  'en',
)

/** Sends the email and waits for its line in the log. */
async function send(url: string): Promise<LogEvent> {
  const { promise, resolve } = Promise.withResolvers<LogEvent>()
  const mail = await connectSmtp({ url, from: 'house@example.test' }, resolve)
  mail(email)
  return promise
}

describe('emails', () => {
  it('go out through the mail server of the settings, as plain text', async () => {
    expect(await send(`smtp://127.0.0.1:${port}`)).toEqual({ event: 'mail', result: 'sent' })
    expect(received).toContain('MAIL FROM:<house@example.test>')
    expect(received).toContain('RCPT TO:<player@example.test>')
    expect(received).toContain('Subject: Marquee: set a new password')
    expect(received.find((line) => line.startsWith('Content-Type:'))).toMatch(/^Content-Type: text\/plain/)
    expect(received.join('\n').replaceAll('=3D', '=')).toContain('https://app.example/x#token=abc')
  })

  it('that cannot be sent are in the log, without address or link', async () => {
    const event = await send('smtp://127.0.0.1:1')
    expect(event).toMatchObject({ event: 'mail', result: 'failed' })
    expect(JSON.stringify(event)).not.toMatch(/player|token/)
  })
})

describe('the settings of account and support', () => {
  const read = (env: Record<string, string>) => readSettings({ PORT: '4750', ...env }, false)

  it('have defaults that need nothing', () => {
    const { mail, simulatedSupport, app } = read({})
    expect({ mail, simulatedSupport, appUrl: app.appUrl, idle: app.idleSeconds }).toEqual({
      mail: undefined,
      simulatedSupport: true,
      appUrl: 'http://localhost:4750',
      idle: 14_400,
    })
    expect(read({ TLS: 'auto' }).app.appUrl).toBe('https://localhost:4750')
  })

  it('are read, and refused in a sentence where they make no sense', () => {
    const { mail, simulatedSupport, app } = read({
      SMTP_URL: 'smtp://user:secret@mail.example:587',
      SIMULATED_SUPPORT: 'off',
      APP_URL: 'https://play.example',
      SESSION_IDLE_SECONDS: '0',
    })
    expect(mail).toEqual({ url: 'smtp://user:secret@mail.example:587', from: 'no-reply@mail.example' })
    expect([simulatedSupport, app.appUrl, app.idleSeconds]).toEqual([false, 'https://play.example', 0])
    expect(() => read({ SMTP_URL: 'mail.example:25' })).toThrow(/SMTP_URL/)
    expect(() => read({ APP_URL: 'https://play.example/path' })).toThrow(/no origin/)
    expect(() => read({ SIMULATED_SUPPORT: 'maybe' })).toThrow(/SIMULATED_SUPPORT/)
  })
})
