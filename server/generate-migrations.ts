import { execFileSync } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

// Until the first release there is one migration, made anew from the schemas and the ledger's rules.
const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

rmSync(here('./migrations'), { recursive: true, force: true })
execFileSync(
  process.execPath,
  [here('../node_modules/drizzle-kit/bin.cjs'), 'generate', '--name', 'initial'],
  { cwd: here('..'), stdio: 'inherit' },
)

// drizzle-kit exits with 0 even when it fails: reading its file first says so.
const initial = here('./migrations/0000_initial.sql')
const tables = readFileSync(initial, 'utf8')
const rules = ['./ledger-rules.sql', './wallet/request-rules.sql'].map((path) =>
  readFileSync(here(path), 'utf8'),
)
writeFileSync(initial, [tables, ...rules].join('\n--> statement-breakpoint\n'))
