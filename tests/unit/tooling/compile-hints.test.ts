import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build, type Rolldown } from 'vite'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { compileHints } from '../../../build/compile-hints.ts'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'marquee-hints-'))
  const files = {
    'entry.js': "import('./index.js')",
    'index.js':
      "import { library } from './library.js'\nlibrary()\nglobalThis.open = () => import('./later.js')",
    'library.js': 'export const library = () => console.log(1)',
    'later.js': "import { library } from './library.js'\nlibrary()",
  }
  await Promise.all(Object.entries(files).map(([name, text]) => writeFile(join(folder, name), text)))
})

afterEach(() => rm(folder, { recursive: true }))

async function buildWith(libraryName: string, startName: string): Promise<Map<string, string>> {
  const built = (await build({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    plugins: [compileHints()],
    build: {
      rolldownOptions: {
        input: join(folder, 'entry.js'),
        output: {
          codeSplitting: {
            groups: [
              { name: libraryName, test: /library/ },
              { name: startName, test: /index\.js/ },
            ],
          },
        },
      },
    },
  })) as Rolldown.RolldownOutput
  const texts = built.output.map(
    async ({ fileName, name = '' }) =>
      [name, await readFile(join(folder, 'dist', fileName), 'utf8')] as const,
  )
  return new Map(await Promise.all(texts))
}

test('the files that every start runs begin with the line that has Chromium compile them whole', async () => {
  const files = await buildWith('vendor', 'index')
  expect([...files.keys()]).toEqual(expect.arrayContaining(['vendor', 'index', 'later']))
  for (const [name, text] of files) {
    const isHinted = text.startsWith('//# allFunctionsCalledOnLoad\n')
    expect([name, isHinted]).toEqual([name, name === 'vendor' || name === 'index' || /runtime/.test(name)])
  }
})

test('a build whose start has another name says so, rather than starting slowly', async () => {
  await expect(buildWith('vendor', 'start')).rejects.toThrow(/no chunk `index`/)
})
