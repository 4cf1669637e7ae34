import { once } from 'node:events'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

/** The product as a site that is redeployed while tabs are open. */
export interface Site {
  readonly origin: string
  /** Serves another version from now on: another worker, whose page carries `<meta name="deployment" content="{name}">`. */
  deploy(name: string): void
  /** Stops responding. */
  stop(): Promise<void>
}

/** Serves the product of `upstreamPort` as deployment `first`. `workerSetup`: a script that the worker runs first. */
export async function startSite(upstreamPort: number, first: string, workerSetup = ''): Promise<Site> {
  let deployed = first
  const server = http.createServer((request, response) => {
    forward(request, response, { port: upstreamPort, deployed, workerSetup }).catch(() => response.destroy())
  })
  server.listen(0)
  await once(server, 'listening')
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    deploy: (name) => {
      deployed = name
    },
    stop: async () => {
      const closed = once(server, 'close')
      server.close()
      server.closeAllConnections()
      await closed
    },
  }
}

async function forward(
  request: http.IncomingMessage,
  response: http.ServerResponse,
  { port, deployed, workerSetup }: { port: number; deployed: string; workerSetup: string },
): Promise<void> {
  const { method, url: path, headers } = request
  // Unpacked and never 304: the texts are changed on their way.
  const { 'accept-encoding': _packed, 'if-none-match': _known, ...rest } = headers
  const upstream = http.request({ host: 'localhost', port, method, path, headers: rest })
  request.pipe(upstream)
  const [reply] = (await once(upstream, 'response')) as [http.IncomingMessage]
  const change = changeOf(path ?? '', reply.headers['content-type'] ?? '', workerSetup)
  if (!change) {
    response.writeHead(reply.statusCode ?? 502, reply.headers)
    reply.pipe(response)
    return
  }
  const body = change(await text(reply), deployed)
  const { 'content-length': _length, etag: _tag, ...forwarded } = reply.headers
  response.writeHead(reply.statusCode ?? 502, forwarded)
  response.end(body)
}

function changeOf(
  path: string,
  type: string,
  workerSetup: string,
): ((body: string, deployed: string) => string) | undefined {
  if (path === '/sw.js') {
    return (body, deployed) =>
      `${workerSetup}${body.replace(/"revision":"\w+","url":"index\.html"/, `"revision":"${deployed}","url":"index.html"`)}\n// ${deployed}`
  }
  if (type.includes('text/html')) {
    return (body, deployed) =>
      body.replace('</head>', `<meta name="deployment" content="${deployed}"></head>`)
  }
  return undefined
}
