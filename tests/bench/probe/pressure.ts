import { existsSync, readFileSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { once } from 'node:events'
import { quantile } from './quantile.ts'

export interface Pressure {
  /** Answers a second. */
  readonly rate: number
  /** Milliseconds. */
  readonly p50: number
  readonly p99: number
  /** Processor time of the operator's process, shares of one core; `undefined` where the system does not tell. */
  readonly cores: number | undefined
}

export interface Pressed {
  /** `http://host:port` */
  readonly origin: string
  readonly pid: number
}

const headEnd = Buffer.from('\r\n\r\n')

/**
 * Asks one path for some seconds on several connections, each one call at a time.
 *
 * Writes HTTP/1.1 by itself: Node's client costs as much processor time as the operator's answer, and would measure itself.
 */
export async function pressOn(
  { origin, pid }: Pressed,
  path: string,
  headers: Readonly<Record<string, string>>,
  { connections, seconds }: { readonly connections: number; readonly seconds: number },
): Promise<Pressure> {
  const { hostname, port, host } = new URL(origin)
  const lines = Object.entries({ host, ...headers }).map(([name, value]) => `${name}: ${value}\r\n`)
  const request = Buffer.from(`GET ${path} HTTP/1.1\r\n${lines.join('')}\r\n`)
  const times: number[] = []
  const cpuBefore = processorSeconds(pid)
  const start = performance.now()
  const end = start + seconds * 1000
  const connection = async (): Promise<void> => {
    const socket = connect(Number(port), hostname)
    socket.setNoDelay()
    await once(socket, 'connect')
    try {
      while (performance.now() < end) {
        const sent = performance.now()
        const status = await exchange(socket, request)
        if (status !== 200) throw new Error(`${path} answered ${status}`)
        times.push(performance.now() - sent)
      }
    } finally {
      socket.destroy()
    }
  }
  await Promise.all(Array.from({ length: connections }, connection))
  const took = (performance.now() - start) / 1000
  const cpuAfter = processorSeconds(pid)
  return {
    rate: times.length / took,
    p50: quantile(times, 0.5),
    p99: quantile(times, 0.99),
    cores: cpuBefore === undefined || cpuAfter === undefined ? undefined : (cpuAfter - cpuBefore) / took,
  }
}

/** Sends a request and reads its answer to the end; its status. */
function exchange(socket: Socket, request: Buffer): Promise<number> {
  return new Promise((resolve, reject) => {
    let received: Buffer = Buffer.alloc(0)
    const finish = (settle: () => void) => {
      socket.off('data', read)
      socket.off('error', fail)
      socket.off('close', closed)
      settle()
    }
    const fail = (error: Error) => finish(() => reject(error))
    const closed = () => fail(new Error('the connection ended in the middle of an answer'))
    const read = (chunk: Buffer) => {
      received = received.length === 0 ? chunk : Buffer.concat([received, chunk])
      const headLength = received.indexOf(headEnd)
      if (headLength < 0) return
      const head = received.toString('latin1', 0, headLength)
      const length = /^content-length: *(\d+)/im.exec(head)?.[1]
      const isWhole =
        length === undefined
          ? received.subarray(-5).equals(Buffer.from('0\r\n\r\n'))
          : received.length >= headLength + 4 + Number(length)
      if (isWhole) finish(() => resolve(Number(head.slice(9, 12))))
    }
    socket.on('data', read)
    socket.once('error', fail)
    socket.once('close', closed)
    socket.write(request)
  })
}

/** Processor time that a process has used. */
function processorSeconds(pid: number): number | undefined {
  const file = `/proc/${pid}/stat`
  if (!existsSync(file)) return undefined
  // The name in brackets may hold anything; 100 ticks a second on every Linux of today.
  const fields = readFileSync(file, 'utf8').split(') ').at(-1)?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) / 100
}
