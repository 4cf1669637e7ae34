import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { openCaller } from './exchange.ts'
import { quantile } from './quantile.ts'

export interface Pressure {
  /** Responses a second. */
  readonly rate: number
  /** Milliseconds. */
  readonly p50: number
  readonly p99: number
  /** Processor time of the operators' processes, shares of one core; `undefined` where the system does not tell. */
  readonly cores: number | undefined
  /** Processor time of this process, which sends the requests: it has the same cores as the operator. */
  readonly ownCores: number
}

export interface PressureTarget {
  /** `http://host:port`, or `https:` of a reverse proxy. */
  readonly origin: string
  /** Of the processes whose processor time is counted. */
  readonly pids: readonly number[]
}

/** Requests one path for some seconds on several connections, each one call at a time. */
export async function applyPressure(
  { origin, pids }: PressureTarget,
  path: string,
  headers: Readonly<Record<string, string>>,
  { connections, seconds }: { readonly connections: number; readonly seconds: number },
): Promise<Pressure> {
  const call = { method: 'GET', path, headers }
  const times: number[] = []
  const cpuBefore = processorSecondsOf(pids)
  const ownBefore = process.cpuUsage()
  const start = performance.now()
  const end = start + seconds * 1000
  const connection = async (): Promise<void> => {
    const caller = await openCaller(origin)
    try {
      while (performance.now() < end) {
        const sent = performance.now()
        const status = await caller.send(call)
        if (status !== 200) throw new Error(`${path} returned ${status}`)
        times.push(performance.now() - sent)
      }
    } finally {
      caller.close()
    }
  }
  await Promise.all(Array.from({ length: connections }, connection))
  const took = (performance.now() - start) / 1000
  const cpuAfter = processorSecondsOf(pids)
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

/** Processor time of each of some processes that run, s. */
export function processorTimes(pids: readonly number[]): ReadonlyMap<number, number> {
  return new Map(
    pids.flatMap((pid) => {
      const used = processorSeconds(pid)
      return used === undefined ? [] : [[pid, used] as const]
    }),
  )
}

/** Processor time that several processes have used together. */
function processorSecondsOf(pids: readonly number[]): number | undefined {
  return pids.reduce<number | undefined>((sum, pid) => {
    const used = processorSeconds(pid)
    return sum === undefined || used === undefined ? undefined : sum + used
  }, 0)
}

/** A process and those that it has started, such as the workers of nginx or the connections of PostgreSQL. */
export function withChildren(pid: number): readonly number[] {
  const all = existsSync('/proc') ? readdirSync('/proc').filter((name) => /^\d+$/.test(name)) : []
  const children = all.filter((name) => {
    const file = `/proc/${name}/stat`
    return existsSync(file) && readFileSync(file, 'utf8').split(') ').at(-1)?.split(' ')[1] === String(pid)
  })
  return [pid, ...children.map(Number)]
}
