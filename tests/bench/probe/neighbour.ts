import { randomUUID } from 'node:crypto'
import { parentPort, workerData } from 'node:worker_threads'
import { type Call, type Caller, openCaller } from './exchange.ts'

// A thread of its own: what the neighbour costs here must not slow the clock of the player who is measured.

export interface Neighbour {
  readonly origin: string
  /** `{uuid}` in it becomes a new one in every call. */
  readonly call: Call
  readonly connections: number
}

/** How many responses had each status. */
export type Statuses = Readonly<Record<string, number>>

const { origin, call, connections } = workerData as Neighbour
const statuses: Record<string, number> = {}
let isOver = false
parentPort?.on('message', () => {
  isOver = true
})

function fresh(text: string): string {
  return text.replaceAll('{uuid}', () => randomUUID())
}

function freshCall({ method, path, headers, body }: Call): Call {
  const named = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, fresh(value)]))
  return { method, path: fresh(path), headers: named, ...(body === undefined ? {} : { body: fresh(body) }) }
}

async function connection(): Promise<void> {
  let caller: Caller | undefined
  while (!isOver) {
    try {
      caller ??= await openCaller(origin)
      const status = await caller.send(freshCall(call))
      statuses[status] = (statuses[status] ?? 0) + 1
    } catch {
      // A refusal may close the connection: the next call opens another.
      caller?.close()
      caller = undefined
    }
  }
  caller?.close()
}

await Promise.all(Array.from({ length: connections }, connection))
parentPort?.postMessage(statuses)
parentPort?.close()
