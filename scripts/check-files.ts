import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { brokenRules } from './house-rules.ts'
import { inProject, root } from './project.ts'
import { brokenReferences, headingsIn } from './references.ts'

const binary = /\.(png|ico|jpg|webp|woff2?)$/

/** All files that are tracked, or new and not ignored. */
function projectFiles(): string[] {
  const list = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  })
  return list.split('\0').filter((path) => path !== '' && existsSync(inProject(path)))
}

const files = projectFiles()
const known = new Map<string, readonly string[]>()

function headingsOf(path: string): readonly string[] | undefined {
  if (!files.includes(path)) return undefined
  const headings = known.get(path) ?? headingsIn(readFileSync(inProject(path), 'utf8'))
  known.set(path, headings)
  return headings
}

const problems = files
  .filter((path) => !binary.test(path))
  .flatMap((path) => {
    const text = readFileSync(inProject(path), 'utf8')
    return [...brokenRules(path, text, root), ...brokenReferences(path, text, { files, headingsOf })].map(
      (problem) => `${path}: ${problem}`,
    )
  })
for (const problem of problems) process.stdout.write(`${problem}\n`)
if (problems.length > 0) process.exitCode = 1
