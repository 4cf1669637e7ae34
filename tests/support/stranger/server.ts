import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { once } from 'node:events'
import { freePort } from '../postgres.ts'

/** A studio that nobody of this project wrote: its games say nothing to the page around them. */
export interface Stranger {
  /** Where its launcher is. */
  readonly origin: string
  /** What a site configures for it. */
  readonly studio: { readonly hosts: readonly string[]; readonly frame_hosts: readonly string[] }
  /** How many stakes its game has taken. */
  bets(): number
  /** The next launches open this page of the folder. */
  show(page: 'game' | 'hostile'): void
  stop(): Promise<void>
}

/** Starts the studio. Its launcher redirects to another host, as launchers to their CDN do. */
export async function startStranger(): Promise<Stranger> {
  const port = await freePort()
  let page = 'game'
  let bets = 0
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://any')
    if (pathname === '/bet') {
      bets += 1
      response.end()
    } else if (pathname.startsWith('/play/')) {
      response.writeHead(302, { location: `http://127.0.0.1:${port}/${page}.html` }).end()
    } else if (pathname === '/game.html' || pathname === '/hostile.html' || pathname === '/help.html') {
      response.writeHead(200, { 'content-type': 'text/html' })
      response.end(readFileSync(new URL(`.${pathname}`, import.meta.url)))
    } else {
      response.writeHead(404).end()
    }
  })
  server.listen(port)
  await once(server, 'listening')
  const origin = `http://localhost:${port}`
  return {
    origin,
    studio: { hosts: [origin], frame_hosts: [`http://127.0.0.1:${port}`] },
    bets: () => bets,
    show(next) {
      page = next
    },
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
