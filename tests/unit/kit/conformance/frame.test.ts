import { expect, test } from 'vitest'
import { frameChecks } from '@marquee/kit/conformance/frame/checks.ts'
import { runChecks } from '@marquee/kit/conformance/run.ts'

const app = 'https://play.example'

/** The checks that a page with these headers misses. */
async function missed(headers: Record<string, string>, address = 'https://launcher.example/play') {
  const response = new Response('', { headers: { 'content-type': 'text/html', ...headers } })
  const findings = await runChecks(frameChecks, { app, addresses: [new URL(address)], response }, () => {})
  return findings.filter(({ result }) => result === 'misses').map(({ check }) => check.id)
}

test('a page that the app may frame', async () => {
  expect(await missed({})).toEqual([])
  for (const ancestors of ['*', 'https:', app, 'play.example', "'self' https://*.example"])
    expect(
      await missed({ 'content-security-policy': `default-src *; frame-ancestors ${ancestors}` }),
    ).toEqual([])
  // A browser prefers the policy.
  const policy = `frame-ancestors ${app}`
  expect(await missed({ 'x-frame-options': 'DENY', 'content-security-policy': policy })).toEqual([])
})

test('what would keep it out of the frame', async () => {
  for (const headers of [
    { 'x-frame-options': 'SAMEORIGIN' },
    { 'content-security-policy': "frame-ancestors 'none'" },
    { 'content-security-policy': "default-src *; frame-ancestors 'self' https://other.example" },
  ])
    expect(await missed(headers)).toEqual(['frame.framed'])
  expect(await missed({}, 'http://launcher.example/play')).toEqual(['frame.https'])
  expect(await missed({ 'content-type': 'application/json' })).toEqual(['frame.page'])
})
