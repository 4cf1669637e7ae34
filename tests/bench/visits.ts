import { loadavg } from 'node:os'
import { join } from 'node:path'
import { command } from '../../scripts/command.ts'
import { findChromium } from '../support/chromium.ts'
import { sessionEntries } from '../support/e2e/players.ts'
import { startQuietProduct } from './probe/product.ts'
import { spkiOf } from './probe/certificate.ts'
import { demoSession } from './probe/demo-session.ts'
import { median } from './probe/median.ts'
import { slowPhone } from './probe/profile.ts'
import { serveFolder } from './probe/static-server.ts'
import { type Target, visit, type Visits } from './probe/visit.ts'
import { row, title } from './table.ts'

/** A run during which this machine was slower than this share of its usual speed is made again. */
const calmShare = 0.75

type Phase = 'first' | 'repeat' | 'offline'
const phases: readonly Phase[] = ['first', 'repeat', 'offline']

/**
 * Visits the product, the floor (its stack around one button) and a static page in turn, so that what disturbs this
 * machine disturbs all three, and prints medians and the ratios that the speed targets speak of. Throws where the machine was
 * disturbed so often that too few visits are left for a median. `page` is the product's page, a path; `signedIn` whether the demo
 * player is signed in there.
 */
export async function benchVisits(runs: number, page: string, signedIn: boolean): Promise<void> {
  const executable = findChromium()
  if (executable === undefined) throw new Error('no Chromium: name one in the environment as CHROMIUM')
  const { downKbps, rttMs, cpu } = slowPhone
  title(`Visits: ${downKbps} kbit/s, ${rttMs} ms, processor ${cpu}x slower; medians of ${runs}`)
  await buildFloor()
  const product = await startQuietProduct({ tls: true })
  const floor = await serveFolder(join(import.meta.dirname, '../../node_modules/.cache/bench-floor'))
  const still = await serveFolder(join(import.meta.dirname, 'static'))
  try {
    const session = signedIn ? sessionEntries(await demoSession(product.origin)) : undefined
    const targets: Target[] = [
      {
        name: `marquee ${page}${signedIn ? ', signed in' : ''}`,
        session,
        url: `${product.origin}${page}`,
        selector: 'main a, main button',
        ready: "document.querySelector('.shell') === null",
      },
      { name: 'floor', url: `${floor.origin}/`, selector: 'main button' },
      { name: 'static page', url: `${still.origin}/`, selector: 'main button' },
    ]
    const trusted = await Promise.all(
      targets.map(async (target) => ({ ...target, spki: await spkiOf(new URL(target.url).origin) })),
    )
    const { output: commit } = await command('git', ['describe', '--always', '--dirty'])
    row('commit', commit.trim())
    row('load before (1, 5, 15 min)', ...load())
    const visits = await interleave(trusted, executable, runs)
    row('load after, with what is measured', ...load())
    report(visits)
  } finally {
    await Promise.all([product.stop(), floor.close(), still.close()])
  }
}

async function buildFloor(): Promise<void> {
  const config = join(import.meta.dirname, 'floor', 'vite.config.ts')
  const { code, output } = await command('vite', ['build', '--config', config])
  if (code !== 0) throw new Error(`the floor could not be built:\n${output}`)
}

async function interleave(
  targets: readonly Target[],
  executable: string,
  runs: number,
): Promise<Map<string, Visits[]>> {
  const results = new Map<string, Visits[]>(targets.map(({ name }) => [name, []]))
  for (let run = 0; run < runs * 2; run++) {
    const waiting = targets.filter(({ name }) => calm(results.get(name) ?? []).length < runs)
    if (waiting.length === 0) break
    for (const target of waiting) results.get(target.name)?.push(await visit(target, executable))
  }
  for (const [name, visits] of results) {
    const quiet = calm(visits)
    if (quiet.length < Math.min(3, runs)) {
      throw new Error(
        `the machine was disturbed: ${quiet.length} of ${visits.length} visits of ${name} were calm`,
      )
    }
    results.set(name, quiet)
  }
  return results
}

function load(): string[] {
  return loadavg().map((average) => average.toFixed(2))
}

function calm(visits: readonly Visits[]): Visits[] {
  const usual = median(visits.map(({ speed }) => speed)) ?? 0
  return visits.filter(({ speed }) => speed >= calmShare * usual)
}

function report(results: ReadonlyMap<string, readonly Visits[]>): void {
  row('', 'first: paint', 'largest', 'usable', 'blocking', 'JS kB', 'all kB', 'shift', 'heap MB', 'stored kB')
  for (const [name, visits] of results) {
    row(
      name,
      milliseconds(visits, ({ first }) => first.firstPaint),
      milliseconds(visits, ({ first }) => first.largestPaint),
      milliseconds(visits, ({ first }) => first.usable),
      milliseconds(visits, ({ first }) => first.blocking),
      scaled(visits, ({ first }) => first.jsBytes, 1000),
      scaled(visits, ({ first }) => first.bytesUntilUsable, 1000),
      middle(visits, ({ first }) => first.layoutShift)?.toFixed(3) ?? '-',
      scaled(visits, ({ heap }) => heap, 1_000_000),
      scaled(visits, ({ cached }) => cached, 1000),
    )
  }
  row('', 'repeat: paint', 'largest', 'usable', 'offline: paint', 'largest', 'usable')
  for (const [name, visits] of results) {
    row(
      name,
      ...(['repeat', 'offline'] as const).flatMap((phase) => [
        milliseconds(visits, (each) => each[phase].firstPaint),
        milliseconds(visits, (each) => each[phase].largestPaint),
        milliseconds(visits, (each) => each[phase].usable),
      ]),
    )
  }
  const [product = [], floor = [], page = []] = results.values()
  row('ratio', ...phases)
  row('usable, to the floor', ...phases.map((phase) => ratio(product, floor, (each) => each[phase].usable)))
  row(
    'largest paint, to static',
    ...phases.map((phase) => ratio(product, page, (each) => each[phase].largestPaint)),
  )
}

type Figure = (visits: Visits) => number | null

function middle(visits: readonly Visits[], figure: Figure): number | null {
  return median(visits.map(figure))
}

function milliseconds(visits: readonly Visits[], figure: Figure): string {
  return middle(visits, figure)?.toFixed(0) ?? 'never'
}

function scaled(visits: readonly Visits[], figure: Figure, unit: number): string {
  const value = middle(visits, figure)
  return value === null ? '-' : (value / unit).toFixed(1)
}

function ratio(ours: readonly Visits[], theirs: readonly Visits[], figure: Figure): string {
  const [own, other] = [middle(ours, figure), middle(theirs, figure)]
  return own === null || other === null || other === 0 ? '-' : (own / other).toFixed(2)
}
