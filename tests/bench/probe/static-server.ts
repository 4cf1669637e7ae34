import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import http2 from 'node:http2'
import type { AddressInfo } from 'node:net'
import { extname, relative } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { filesBelow } from '../../support/files-below.ts'
import { createSelfSigned } from '@marquee/operator/site/self-signed.ts'

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
}

export interface StaticServer {
  readonly origin: string
  close(): Promise<void>
}

/** Serves a built folder the way the product is served: HTTP/2 over TLS, brotli 11, hashed assets immutable. */
export async function serveFolder(folder: string): Promise<StaticServer> {
  const { cert, key } = await createSelfSigned(['localhost'], new Date())
  const files = new Map(
    filesBelow(folder).map((file) => {
      const path = `/${relative(folder, file).replaceAll('\\', '/')}`
      return [
        path,
        {
          body: brotliCompressSync(readFileSync(file)),
          headers: {
            'content-type': types[extname(file)] ?? 'application/octet-stream',
            'content-encoding': 'br',
            'cache-control': path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
          },
        },
      ]
    }),
  )
  const server = http2.createSecureServer({ cert, key })
  server.on('request', (request, response) => {
    const path = request.url === '/' ? '/index.html' : request.url
    const file = files.get(path)
    if (file === undefined) {
      response.writeHead(404).end()
      return
    }
    response.writeHead(200, file.headers).end(file.body)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    origin: `https://localhost:${(server.address() as AddressInfo).port}`,
    async close() {
      server.close()
    },
  }
}
