import { readdirSync, rmSync, statSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { filesBelow } from './files.ts'
import { inProject } from './project.ts'

const compressible = /\.(html|js|css|json|webmanifest|svg|txt|xml|wasm)$/
const smallestBytes = 256
const cache = inProject('node_modules', '.cache', 'precompressed')
const maxAgeDays = 14

/** Writes `.br` (quality 11) and `.gz` beside every compressible file below a folder, on all processors, from a cache by content. */
export async function precompress(folder: string): Promise<void> {
  const queue = filesBelow(folder)
    .filter((file) => compressible.test(file) && !/[\\/]\.vite[\\/]/.test(file))
    .map((file) => ({ file, size: statSync(file).size }))
    .filter(({ size }) => size >= smallestBytes)
    // Large files first: the last worker to finish then has a small one.
    .toSorted((a, b) => a.size - b.size)
    .map(({ file }) => file)
  const workers = Array.from({ length: Math.min(availableParallelism(), queue.length) }, () => work(queue))
  await Promise.all(workers)
  deleteOld()
}

function work(queue: string[]): Promise<void> {
  const worker = new Worker(new URL('./precompress-worker.ts', import.meta.url), { workerData: { cache } })
  return new Promise((resolve, reject) => {
    const next = (): void => {
      const file = queue.pop()
      if (file !== undefined) return worker.postMessage(file)
      void worker.terminate().then(() => resolve())
    }
    worker.on('message', next)
    worker.once('error', reject)
    next()
  })
}

function deleteOld(): void {
  const oldest = Date.now() - maxAgeDays * 86_400_000
  for (const name of readdirSync(cache)) {
    const file = join(cache, name)
    if (statSync(file).mtimeMs < oldest) rmSync(file)
  }
}
