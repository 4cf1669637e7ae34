import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { judgeFile } from './house-rules.ts'
import { inProject, root } from './project.ts'

const binary = /\.(png|ico|jpg|webp|woff2?)$/

/** All files that are tracked or about to be. */
function projectFiles(): string[] {
  const list = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  })
  return list.split('\0').filter((path) => path !== '' && existsSync(inProject(path)))
}

const problems = projectFiles()
  .filter((path) => !binary.test(path))
  .flatMap((path) =>
    judgeFile(path, readFileSync(inProject(path), 'utf8'), root).map((problem) => `${path}: ${problem}`),
  )
for (const problem of problems) process.stdout.write(`${problem}\n`)
if (problems.length > 0) process.exitCode = 1
