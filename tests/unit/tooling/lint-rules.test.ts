// Long: the own rules of the linter in one table each, all of them through one run of the linter.
import { spawnSync } from 'node:child_process'
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, parse } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

const root = join(import.meta.dirname, '..', '..', '..')

interface Finding {
  /** Absent where a suppression suppresses nothing. */
  readonly code?: string
  readonly message: string
  readonly filename: string
}

/** Files by their path below a project: those of all cases, linted together in one run. */
const files = new Map<string, string>()
const folder = realpathSync(mkdtempSync(join(tmpdir(), 'marquee-lint-')))
let findings: readonly Finding[] = []

/** Adds a case's file to the project. A path that another case has gets a number; answers the path. */
function file(path: string, text: string): string {
  const { dir, name, ext } = parse(path)
  const [stem = '', ...kinds] = name.split('.')
  let free = path
  for (let count = 2; files.has(free); count++) {
    free = join(dir, [`${stem}-${count}`, ...kinds].join('.') + ext)
  }
  files.set(free, text)
  return free
}

/** What the house's own rules said of a file. */
function messagesOf(path: string): string[] {
  return findings.filter(({ filename }) => filename === path).map(({ message }) => message)
}

beforeAll(() => {
  for (const [path, text] of files) {
    mkdirSync(join(folder, dirname(path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  // The cases are no program: the rules that need its types stay out.
  const settings = readFileSync(join(root, '.oxlintrc.json'), 'utf8')
  writeFileSync(join(folder, '.oxlintrc.json'), settings.replace('"typeAware": true', '"typeAware": false'))
  cpSync(join(root, 'tools'), join(folder, 'tools'), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction')
  const linter = join(root, 'node_modules', 'oxlint', 'bin', 'oxlint')
  const { stdout } = spawnSync(process.execPath, [linter, '--format=json', 'src', 'sw', 'packages'], {
    cwd: folder,
    encoding: 'utf8',
  })
  const report = JSON.parse(stdout) as { diagnostics: Finding[]; number_of_files: number }
  expect(report.number_of_files).toBe(files.size)
  findings = report.diagnostics.filter(({ code }) => code?.startsWith('marquee'))
})

afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** A table's rows, `[what, path, text, ...]`, with the path that each has got in the project in place of path and text. */
function placed<Rest extends string[]>(
  rows: readonly (readonly [what: string, path: string, text: string, ...Rest])[],
  write = (text: string) => text,
): [what: string, path: string, ...Rest][] {
  return rows.map(([what, path, text, ...rest]) => [what, file(path, write(text)), ...rest])
}

/** A module that imports what the case is about. */
function importing(specifier: string): string {
  return `import { value } from '${specifier}'\nexport const copy = value\n`
}

describe('floors', () => {
  const refused = placed<[words: string]>(
    [
      [
        'a lower floor imports a higher one',
        'src/platform/a.ts',
        '../features/wallet/b.ts',
        'strictly downward',
      ],
      ['shell imports a route', 'src/shell/a.ts', '../routes/b.tsx', 'strictly downward'],
      ['two folders of one floor', 'src/session/a.ts', '../ui/b.ts', 'same floor'],
      ['theme imports ui', 'src/theme/a.ts', '../ui/b.ts', 'same floor'],
      [
        'a feature imports another',
        'src/features/wallet/a.ts',
        '../lobby/b.ts',
        'features never import each other',
      ],
      [
        'the app imports the operator',
        'src/platform/a.ts',
        '../../packages/operator/b.ts',
        'imports only from src',
      ],
      [
        'the operator imports the app',
        'packages/operator/a.ts',
        '../../src/platform/b.ts',
        'imports only @marquee/contract',
      ],
      [
        'a game imports its server',
        'packages/studio/client/a.ts',
        '../server/b.ts',
        'into packages/studio/shared',
      ],
      [
        'the studio imports the operator',
        'packages/studio/server/a.ts',
        '@marquee/operator/log.ts',
        'over HTTP',
      ],
      [
        'the operator imports the studio',
        'packages/operator/a.ts',
        '@marquee/studio/catalogue/catalogue.ts',
        'imports only @marquee/contract',
      ],
      [
        'the verifier imports the studio',
        'packages/studio/verifier/a.ts',
        '../server/b.ts',
        'only from its own folder',
      ],
      [
        'another feature imports the verifier',
        'src/features/lobby/v.ts',
        '@marquee/studio/verifier/verify.ts',
        'may not import',
      ],
      ['the kit imports the operator', 'packages/kit/a.ts', '@marquee/operator/b.ts', 'over HTTP'],
      ['the worker imports the app', 'sw/a.ts', '@marquee/contract/b.ts', 'program of its own'],
      ['the app imports the worker', 'src/platform/a.ts', '../../sw/assets.ts', 'imports only from src'],
      ['the app imports the protocol as code', 'src/platform/a.ts', '../../sw/protocol.ts', 'only from src'],
      [
        'the contract imports another package',
        'packages/contract/a.ts',
        '@marquee/operator/b.ts',
        'imports none of them',
      ],
      ['the contract imports a library', 'packages/contract/a.ts', 'react', 'it imports only valibot'],
    ],
    importing,
  )
  test.each(refused)('%s: refused', (_, path, words) => {
    expect(messagesOf(path)).toEqual([expect.stringContaining(words)])
  })

  const loads = placed([
    [
      'a dynamic import',
      'src/platform/a.ts',
      "export const load = () => import('../features/wallet/b.ts')\n",
    ],
    ['a type import', 'src/platform/a.ts', "export type Load = import('../features/wallet/b.ts').Load\n"],
  ])
  test.each(loads)('%s is judged too', (_, path) => {
    expect(messagesOf(path)).toHaveLength(1)
  })

  const allowed = placed(
    [
      [
        'the page about fairness may import the verifier',
        'src/features/fairness/a.ts',
        '@marquee/studio/verifier/verify.ts',
      ],
      ['ui may import theme', 'src/ui/a.ts', '../theme/b.ts'],
      ['a feature may import ui', 'src/features/wallet/a.ts', '../../ui/b.ts'],
      ['a feature may import itself', 'src/features/wallet/form/a.ts', '../b.ts'],
      ['routes may import everything below', 'src/routes/a.tsx', '../shell/b.ts'],
      ['the operator may import the contract', 'packages/operator/routes/a.ts', '@marquee/contract/b.ts'],
      ['the game may import its protocol', 'packages/studio/client/a.ts', '../shared/protocol.ts'],
      ['a test may import what it tests', 'src/platform/a.test.ts', '../features/wallet/b.ts'],
    ],
    importing,
  )
  test.each(allowed)('%s', (_, path) => {
    expect(messagesOf(path)).toEqual([])
  })

  const protocol = placed([
    [
      'the app may import the types of the protocol with the worker',
      'src/platform/a.ts',
      "import type { value } from '../../sw/protocol.ts'\nexport type Copy = typeof value\n",
    ],
  ])
  test.each(protocol)('%s', (_, path) => {
    expect(messagesOf(path)).toEqual([])
  })
})

describe('one home', () => {
  const elsewhere = placed<[home: string]>([
    ['fetch', 'src/features/wallet/a.ts', "export const a = () => fetch('/x')\n", 'src/platform/http'],
    [
      'globalThis.fetch',
      'src/session/a.ts',
      "export const a = () => globalThis.fetch('/x')\n",
      'src/platform/http',
    ],
    ['ky', 'src/session/a.ts', "import ky from 'ky'\nexport const a = ky\n", 'src/platform/http'],
    ['a lazy ky', 'src/session/a.ts', "export const a = () => import('ky')\n", 'src/platform/http'],
    [
      'idb-keyval',
      'src/ui/a.ts',
      "import { get } from 'idb-keyval'\nexport const a = get\n",
      'src/platform/storage/idb',
    ],
    ['indexedDB', 'src/ui/a.ts', "export const a = () => indexedDB.open('x')\n", 'src/platform/storage/idb'],
    [
      'BroadcastChannel',
      'src/ui/a.ts',
      "export const a = new BroadcastChannel('x')\n",
      'src/platform/tabs/tab-channel',
    ],
    ['localStorage', 'src/ui/a.ts', "export const a = localStorage.getItem('x')\n", 'src/platform/storage'],
    [
      'window.sessionStorage',
      'src/ui/a.ts',
      "export const a = window.sessionStorage['x']\n",
      'src/platform/storage/storage',
    ],
    [
      'navigator.serviceWorker',
      'src/features/device/a.ts',
      'export const a = navigator.serviceWorker\n',
      'src/platform/update/service-worker',
    ],
    [
      'a service worker that may be missing',
      'src/shell/a.ts',
      'export const a = globalThis.navigator?.serviceWorker\n',
      'src/platform/update/service-worker',
    ],
    [
      'navigator.locks',
      'src/features/wallet/a.ts',
      'export const a = navigator.locks\n',
      'src/platform/tabs/tab-lock',
    ],
    ['caches', 'src/ui/a.ts', 'export const a = () => caches.keys()\n', 'src/platform/cache-storage'],
    [
      'the clipboard',
      'src/ui/a.ts',
      "export const a = () => navigator.clipboard.writeText('x')\n",
      'src/platform/clipboard',
    ],
    [
      'reduced motion',
      'src/features/lobby/a.ts',
      "export const a = () => matchMedia('(prefers-reduced-motion: reduce)').matches\n",
      'src/ui/motion/reduced-motion',
    ],
    ['Date.now', 'src/session/a.ts', 'export const a = Date.now()\n', 'src/platform/clock'],
    ['new Date()', 'src/session/a.ts', 'export const a = new Date()\n', 'src/platform/clock'],
    ['window.open', 'src/features/support/a.ts', "export const a = window.open('x')\n", 'src/features/play'],
    ['a bare open', 'src/features/support/a.ts', "export const a = open('x')\n", 'src/features/play'],
  ])
  test.each(elsewhere)('%s elsewhere is refused, and the message names the home', (_, path, home) => {
    const messages = messagesOf(path)
    expect(messages).not.toEqual([])
    for (const message of messages) expect(message).toContain(`one home, ${home}`)
  })

  const atHome = placed([
    ['http', 'src/platform/http/http.ts', "import ky from 'ky'\nexport const a = ky\n"],
    ['the database', 'src/platform/storage/idb.ts', "export const a = () => indexedDB.open('x')\n"],
    ['a window of play', 'src/features/play/window.ts', "export const a = () => window.open('')\n"],
    ['the script before the first paint', 'src/pre-paint.ts', "export const a = localStorage.getItem('x')\n"],
    ['a local name', 'src/ui/a.ts', 'export function a(open: () => void) {\n  open()\n}\n'],
    [
      'a member of the same name',
      'src/ui/a.ts',
      'export const a = (sheet: { open(): void }) => sheet.open()\n',
    ],
    ['a date of a given moment', 'src/session/a.ts', 'export const a = (at: number) => new Date(at)\n'],
    ['the operator', 'packages/operator/a.ts', 'export const a = Date.now()\n'],
  ])
  test.each(atHome)('%s is left alone', (_, path) => {
    expect(messagesOf(path)).toEqual([])
  })
})

describe('one ledger', () => {
  const tables = "import { accounts, entries as rows, players } from './database/schema.ts'\n"

  const writes = placed([
    [
      'an insert',
      'packages/operator/a.ts',
      `${tables}export const a = (db: Db) => db.insert(rows).values([])\n`,
    ],
    [
      'an update',
      'packages/operator/a.ts',
      `${tables}export const a = (db: Db) => db.update(accounts).set({ balance: 0n })\n`,
    ],
    ['a delete', 'packages/operator/a.ts', `${tables}export const a = (db: Db) => db.delete(rows)\n`],
    [
      'SQL with the table',
      'packages/operator/a.ts',
      `${tables}export const a = sql\`update \${accounts} set balance = 0\`\n`,
    ],
    ['SQL with its name', 'packages/operator/a.ts', 'export const a = sql`delete from transactions`\n'],
  ])
  test.each(writes)('%s of money elsewhere is refused', (_, path) => {
    expect(messagesOf(path)).toEqual([
      expect.stringContaining('one writer, packages/operator/ledger/ledger.ts'),
    ])
  })

  const reads = placed([
    [
      'the ledger itself',
      'packages/operator/ledger/ledger.ts',
      `${tables}export const a = (db: Db) => db.insert(rows)\n`,
    ],
    [
      'reading',
      'packages/operator/a.ts',
      `${tables}export const a = (db: Db) => db.select().from(accounts)\n`,
    ],
    ['another table', 'packages/operator/a.ts', `${tables}export const a = (db: Db) => db.insert(players)\n`],
  ])
  test.each(reads)('%s is left alone', (_, path) => {
    expect(messagesOf(path)).toEqual([])
  })
})

const barrel = file('src/ui/barrel.ts', "export { value } from './value.ts'\n")
file('src/ui/value.ts', 'export const value = 1\n')

test('a barrel is refused', () => {
  expect(messagesOf(barrel)).toEqual([expect.stringContaining('no barrels')])
})

describe('suppressions', () => {
  const silent = placed([
    [
      'no reason',
      'src/ui/a.ts',
      'export const a = () => {\n  // oxlint-disable-next-line no-console\n  console.log(1)\n}\n',
    ],
    [
      'a reason of one word',
      'src/ui/a.ts',
      'export const a = () => {\n  // oxlint-disable-next-line no-console -- needed\n  console.log(1)\n}\n',
    ],
    [
      'a whole file without one',
      'packages/operator/a.ts',
      '/* eslint-disable no-console */\nexport const a = () => console.log(1)\n',
    ],
    [
      'the compiler without one',
      'packages/operator/a.ts',
      '// @ts-expect-error\nexport const a: number = "1"\n',
    ],
  ])
  test.each(silent)('%s: refused', (_, path) => {
    expect(messagesOf(path)).toEqual([expect.stringContaining('give the reason')])
  })

  const reasoned = placed([
    [
      'a suppression with its reason',
      'src/ui/a.ts',
      'export const a = () => {\n  // oxlint-disable-next-line no-console -- the support asks for this line\n  console.log(1)\n}\n',
    ],
    ['a comment about them', 'src/ui/a.ts', '// No oxlint-disable here.\nexport const a = 1\n'],
  ])
  test.each(reasoned)('%s is left alone', (_, path) => {
    expect(messagesOf(path)).toEqual([])
  })
})
