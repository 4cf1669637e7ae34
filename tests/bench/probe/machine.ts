import { existsSync, readFileSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'

const busyLimit = 0.25
const timeoutMs = 60_000

/** How fast this machine is right now, in rounds of the same work: a neighbour's load shows as a lower figure. */
export function machineSpeed(): number {
  const end = performance.now() + 250
  let rounds = 0
  while (performance.now() < end) {
    let text = ''
    for (let index = 0; index < 10_000; index++) text += 'a'
    if (text.length === 10_000) rounds++
  }
  return rounds
}

/** Waits up to a minute for others at work on this machine to finish; returns at once where load cannot be read. */
export async function untilQuiet(): Promise<void> {
  const end = Date.now() + timeoutMs
  while (Date.now() < end && (await busyShare()) > busyLimit) await delay(1500)
}

async function busyShare(): Promise<number> {
  const before = processorTime()
  await delay(500)
  const after = processorTime()
  if (before === undefined || after === undefined || after.all === before.all) return 0
  return 1 - (after.idle - before.idle) / (after.all - before.all)
}

function processorTime(): { idle: number; all: number } | undefined {
  if (!existsSync('/proc/stat')) return undefined
  const [line = ''] = readFileSync('/proc/stat', 'utf8').split('\n')
  const ticks = line.trim().split(/\s+/).slice(1, 9).map(Number)
  return { idle: (ticks[3] ?? 0) + (ticks[4] ?? 0), all: ticks.reduce((sum, value) => sum + value, 0) }
}
