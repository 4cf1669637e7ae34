import { readFileSync } from 'node:fs'
import { connect } from 'node:http2'
import { once } from 'node:events'

/** What is wrong with the files, pages and headers that come through the web server. */
export async function checkProxy(origin: string, certificate: string): Promise<readonly string[]> {
  const wrong: string[] = []
  const expect = (holds: boolean, sentence: string): void => {
    if (!holds) wrong.push(sentence)
  }
  const client = connect(origin, { ca: readFileSync(certificate) })
  await once(client, 'connect')
  client.close()
  const page = await fetch(`${origin}/home`, { headers: { accept: 'text/html' } })
  const html = await page.text()
  expect(page.ok && html.includes('id="root"'), `the page returns ${page.status}`)
  expect(
    page.headers.get('cache-control') === 'no-cache',
    `the page is cached: ${page.headers.get('cache-control')}`,
  )
  expect(
    page.headers.get('content-security-policy')?.includes("require-trusted-types-for 'script'") === true,
    'the page has no content security policy',
  )
  const asset = /\/assets\/[\w.-]+\.js/.exec(html)?.[0] ?? ''
  const file = await fetch(`${origin}${asset}`, { headers: { 'accept-encoding': 'br' } })
  await file.text()
  expect(
    file.headers.get('content-encoding') === 'br',
    `${asset} arrives as ${file.headers.get('content-encoding')}`,
  )
  expect(
    file.headers.get('cache-control')?.includes('immutable') === true,
    `${asset} has cache-control ${file.headers.get('cache-control')}`,
  )
  const missing = await fetch(`${origin}/assets/never-built-00000000.js`)
  await missing.text()
  expect(missing.status === 404, `an asset that does not exist returns ${missing.status}`)
  const worker = await fetch(`${origin}/sw.js`)
  await worker.text()
  expect(
    worker.headers.get('cache-control') === 'no-cache',
    `the worker has cache-control ${worker.headers.get('cache-control')}`,
  )
  const forged = await fetch(`${origin}/main/init`, { headers: { 'x-forwarded-host': 'evil.example' } })
  await forged.text()
  expect(forged.status === 401, `a forged x-forwarded-host returns ${forged.status}`)
  return wrong
}
