import { existsSync, readFileSync } from 'node:fs'
import { openCaller } from './exchange.ts'
import { quantile } from './quantile.ts'

export interface Pressure {
  /** Answers a second. */
  readonly rate: number
  /** Milliseconds. */
  readonly p50: number
  readonly p99: number
  /** Processor time of the operator's process, shares of one core; `undefined` where the system does not tell. */
  readonly cores: number | undefined
  /** Processor time of this process, which asks: it has the same cores as the operator. */
  readonly ownCores: number
}

export interface Pressed {
  /** `http://host:port` */
  readonly origin: string
  readonly pid: number
}

/** Asks one path for some seconds on several connections, each one call at a time. */
export async function pressOn(
  { origin, pid }: Pressed,
  path: string,
  headers: Readonly<Record<string, string>>,
  { connections, seconds }: { readonly connections: number; readonly seconds: number },
): Promise<Pressure> {
  const call = { method: 'GET', path, headers }
  const times: number[] = []
  const cpuBefore = processorSeconds(pid)
  const ownBefore = process.cpuUsage()
  const start = performance.now()
  const end = start + seconds * 1000
  const connection = async (): Promise<void> => {
    const caller = await openCaller(origin)
    try {
      while (performance.now() < end) {
        const sent = performance.now()
        const status = await caller.send(call)
        if (status !== 200) throw new Error(`${path} answered ${status}`)
        times.push(performance.now() - sent)
      }
    } finally {
      caller.close()
    }
  }
  await Promise.all(Array.from({ length: connections }, connection))
  const took = (performance.now() - start) / 1000
  const cpuAfter = processorSeconds(pid)
  const own = process.cpuUsage(ownBefore)
  return {
    rate: times.length / took,
    p50: quantile(times, 0.5),
    p99: quantile(times, 0.99),
    cores: cpuBefore === undefined || cpuAfter === undefined ? undefined : (cpuAfter - cpuBefore) / took,
    ownCores: (own.user + own.system) / 1e6 / took,
  }
}

/** Processor time that a process has used. */
export function processorSeconds(pid: number): number | undefined {
  const file = `/proc/${pid}/stat`
  if (!existsSync(file)) return undefined
  // The name in brackets may hold anything; 100 ticks a second on every Linux of today.
  const fields = readFileSync(file, 'utf8').split(') ').at(-1)?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) / 100
}
