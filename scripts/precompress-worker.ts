import { createHash } from 'node:crypto'
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

const { cache } = workerData as { cache: string }
mkdirSync(cache, { recursive: true })

const encodings = [
  {
    suffix: '.br',
    compress: (raw: Buffer) =>
      brotliCompressSync(raw, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
          [constants.BROTLI_PARAM_SIZE_HINT]: raw.length,
        },
      }),
  },
  { suffix: '.gz', compress: (raw: Buffer) => gzipSync(raw, { level: constants.Z_BEST_COMPRESSION }) },
]

/** Writes `file.br` and `file.gz` beside a file, from the cache if the same content was compressed before. */
function precompress(file: string): void {
  const raw = readFileSync(file)
  const name = createHash('sha256').update(raw).digest('hex')
  for (const { suffix, compress } of encodings) {
    const cached = join(cache, name + suffix)
    if (!existsSync(cached)) {
      // Renamed when complete, so that an interrupted build leaves no partial file in the cache.
      const partial = `${cached}.${process.pid}`
      writeFileSync(partial, compress(raw))
      renameSync(partial, cached)
    }
    const now = new Date()
    utimesSync(cached, now, now)
    copyFileSync(cached, file + suffix)
  }
}

parentPort?.on('message', (file: string) => {
  precompress(file)
  parentPort?.postMessage(file)
})
