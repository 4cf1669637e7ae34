import { readFileSync } from 'node:fs'
import { checkLock, type Lock } from './lock-rules.ts'
import { inProject } from './project.ts'

const problems = checkLock(JSON.parse(readFileSync(inProject('package-lock.json'), 'utf8')) as Lock)
for (const problem of problems) process.stdout.write(`${problem}\n`)
if (problems.length > 0) process.exitCode = 1
