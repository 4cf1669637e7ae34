import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'

const root = join(import.meta.dirname, '..', '..', '..')
const folders: string[] = []

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
})

/** Lints a project of the given files with the repository's own configuration; answers what Oxlint said, rule by rule. */
function lint(
  files: Readonly<Record<string, string>>,
): { code: string; message: string; filename: string }[] {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'marquee-lint-')))
  folders.push(folder)
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(folder, dirname(path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  cpSync(join(root, '.oxlintrc.json'), join(folder, '.oxlintrc.json'))
  cpSync(join(root, 'tools'), join(folder, 'tools'), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction')
  const linter = join(root, 'node_modules', 'oxlint', 'bin', 'oxlint')
  const run = spawnSync(
    process.execPath,
    [linter, '--format=json', 'src', 'server', 'sw', '--no-error-on-unmatched-pattern'],
    {
      cwd: folder,
      encoding: 'utf8',
    },
  )
  const report = JSON.parse(run.stdout) as {
    diagnostics: { code: string; message: string; filename: string }[]
  }
  return report.diagnostics.filter(({ code }) => code.startsWith('marquee'))
}

const value = 'export const value = 1\n'

describe('floors', () => {
  test.each([
    [
      'a lower floor imports a higher one',
      'src/platform/a.ts',
      '../features/wallet/b.ts',
      'strictly downward',
    ],
    ['the ground floor imports the next', 'src/contract/a.ts', '../platform/b.ts', 'strictly downward'],
    ['shell imports a route', 'src/shell/a.ts', '../routes/b.tsx', 'strictly downward'],
    ['two rooms of one floor', 'src/session/a.ts', '../ui/b.ts', 'same floor'],
    ['theme imports ui', 'src/theme/a.ts', '../ui/b.ts', 'same floor'],
    [
      'a feature imports another',
      'src/features/wallet/a.ts',
      '../lobby/b.ts',
      'features never import each other',
    ],
    ['the app imports the operator', 'src/platform/a.ts', '../../server/b.ts', 'imports only from src'],
    ['the operator imports the app', 'server/a.ts', '../src/platform/b.ts', 'shares only src/contract'],
    ['the game imports the operator', 'server/studio/game/a.ts', '../wallet.ts', 'runs in a browser'],
    ['the worker imports the app', 'sw/a.ts', '../src/contract/b.ts', 'program of its own'],
    ['the contract imports a package', 'src/contract/a.ts', 'react', 'only the schema library'],
  ])('%s: refused', (_, from, specifier, words) => {
    const found = lint({ [from]: `import { value } from '${specifier}'\nexport const copy = value\n` })
    expect(found.map(({ message }) => message)).toEqual([expect.stringContaining(words)])
  })

  test.each([
    ['a dynamic import', "export const load = () => import('../features/wallet/b.ts')\n"],
    ['a type import', "export type Load = import('../features/wallet/b.ts').Load\n"],
  ])('%s is judged too', (_, text) => {
    expect(lint({ 'src/platform/a.ts': text })).toHaveLength(1)
  })

  test.each([
    ['ui may import theme', 'src/ui/a.ts', '../theme/b.ts'],
    ['a feature may import ui', 'src/features/wallet/a.ts', '../../ui/b.ts'],
    ['a feature may import itself', 'src/features/wallet/form/a.ts', '../b.ts'],
    ['routes may import everything below', 'src/routes/a.tsx', '../shell/b.ts'],
    ['the operator may import the contract', 'server/routes/a.ts', '../../src/contract/b.ts'],
    ['the game may import its protocol', 'server/studio/game/a.ts', '../protocol.ts'],
    ['a test may import what it tests', 'src/platform/a.test.ts', '../features/wallet/b.ts'],
  ])('%s', (_, from, specifier) => {
    expect(lint({ [from]: `import { value } from '${specifier}'\nexport const copy = value\n` })).toEqual([])
  })
})

describe('one home', () => {
  test.each([
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
      'src/platform/idb',
    ],
    ['indexedDB', 'src/ui/a.ts', "export const a = () => indexedDB.open('x')\n", 'src/platform/database'],
    [
      'BroadcastChannel',
      'src/ui/a.ts',
      "export const a = new BroadcastChannel('x')\n",
      'src/platform/tab-channel',
    ],
    ['localStorage', 'src/ui/a.ts', "export const a = localStorage.getItem('x')\n", 'src/platform/storage'],
    [
      'window.sessionStorage',
      'src/ui/a.ts',
      "export const a = window.sessionStorage['x']\n",
      'src/platform/storage',
    ],
    ['Date.now', 'src/session/a.ts', 'export const a = Date.now()\n', 'src/platform/clock'],
    ['new Date()', 'src/session/a.ts', 'export const a = new Date()\n', 'src/platform/clock'],
    ['window.open', 'src/features/support/a.ts', "export const a = window.open('x')\n", 'src/features/play'],
    ['a bare open', 'src/features/support/a.ts', "export const a = open('x')\n", 'src/features/play'],
  ])('%s elsewhere is refused, and the message names the home', (_, path, text, home) => {
    const messages = lint({ [path]: text }).map(({ message }) => message)
    expect(messages).not.toEqual([])
    for (const message of messages) expect(message).toContain(`one home, ${home}`)
  })

  test.each([
    ['http', 'src/platform/http.ts', "import ky from 'ky'\nexport const a = ky\n"],
    ['the database', 'src/platform/database.ts', "export const a = () => indexedDB.open('x')\n"],
    ['a window of play', 'src/features/play/window.ts', "export const a = () => window.open('')\n"],
    ['the script before the first paint', 'src/pre-paint.ts', "export const a = localStorage.getItem('x')\n"],
    ['a local name', 'src/ui/a.ts', 'export function a(open: () => void) {\n  open()\n}\n'],
    [
      'a member of the same name',
      'src/ui/a.ts',
      'export const a = (sheet: { open(): void }) => sheet.open()\n',
    ],
    ['a date of a given moment', 'src/session/a.ts', 'export const a = (at: number) => new Date(at)\n'],
    ['the operator', 'server/a.ts', 'export const a = Date.now()\n'],
  ])('%s is left alone', (_, path, text) => {
    expect(lint({ [path]: text })).toEqual([])
  })
})

describe('one ledger', () => {
  const tables = "import { accounts, entries as rows, players } from './schema.ts'\n"

  test.each([
    ['an insert', `${tables}export const a = (db: Db) => db.insert(rows).values([])\n`],
    ['an update', `${tables}export const a = (db: Db) => db.update(accounts).set({ balance: 0n })\n`],
    ['a delete', `${tables}export const a = (db: Db) => db.delete(rows)\n`],
    ['SQL with the table', `${tables}export const a = sql\`update \${accounts} set balance = 0\`\n`],
    ['SQL with its name', 'export const a = sql`delete from transactions`\n'],
  ])('%s of money elsewhere is refused', (_, text) => {
    const messages = lint({ 'server/a.ts': text }).map(({ message }) => message)
    expect(messages).toEqual([expect.stringContaining('one writer, server/ledger.ts')])
  })

  test.each([
    ['the ledger itself', 'server/ledger.ts', `${tables}export const a = (db: Db) => db.insert(rows)\n`],
    ['reading', 'server/a.ts', `${tables}export const a = (db: Db) => db.select().from(accounts)\n`],
    ['another table', 'server/a.ts', `${tables}export const a = (db: Db) => db.insert(players)\n`],
  ])('%s is left alone', (_, path, text) => {
    expect(lint({ [path]: text })).toEqual([])
  })
})

test('a barrel is refused', () => {
  const found = lint({ 'src/ui/a.ts': "export { value } from './b.ts'\n", 'src/ui/b.ts': value })
  expect(found.map(({ message }) => message)).toEqual([expect.stringContaining('no barrels')])
})
