import { readFileSync } from 'node:fs'
import process from 'node:process'
import { type Check, hasPassed, isProven, type Verdict, verify } from './verify.ts'

// `npm run verify -- proof.json` (`-` reads the standard input). Exit code: 0 proven, 1 something is wrong, 2 not proven: a check could not be made.

const texts: Readonly<Record<Check['name'], string>> = {
  format: 'every field is there and has its shape',
  copy: 'nothing was changed by copying',
  seed: 'the server seed is the one that was committed to before the round',
  order: "the player's browser noted the commitment and the client seed before the first round",
  chain: 'the value belongs to the published chain, at its place',
  salt: "the salt is made of the players' values, all of which were opened",
  numbers: 'the numbers are what the seeds draw',
  result: 'the result follows from the numbers by the rules of the game',
}
/** What no check covers. */
const statements = {
  chain: "The bets are the studio's statement: compare them with the history.",
  seeds: "The game, the stake and the currency are the studio's statement: compare them with the history.",
} as const
const ownCopy =
  "What the browser noted counts only where you copied the proof from the game's own sheet: anybody can write `named`."
const marks = { passed: 'ok  ', failed: 'FAIL', open: '?   ' } as const

function report(verdict: Verdict): string {
  if (verdict.kind === 'none') return `This is no proof of a round (${verdict.reason}).`
  const lines = verdict.checks.map(({ name, state, path }) => {
    const where = path === undefined ? '' : ` -- look at ${path}`
    return `${marks[state]}  ${texts[name]}${where}`
  })
  const { proof, rules } = verdict
  if (rules !== undefined)
    lines.push(`SHA-256 of the rules in the proof, to be compared with the game's sheet: ${rules}`)
  if (proof?.source === 'seeds' && proof.serverSeed === null)
    lines.push('The server seed is still secret: rotate the seeds and copy the proof again.')
  if (proof !== undefined) lines.push(statements[proof.source])
  if (proof?.source === 'seeds' && proof.named !== undefined) lines.push(ownCopy)
  if (!hasPassed(verdict)) lines.push('The proof does not hold.')
  else if (!isProven(verdict))
    lines.push('The round is not proven: what is marked with ? could not be checked.')
  return lines.join('\n')
}

function exitCode(verdict: Verdict): number {
  if (verdict.kind === 'none') return 2
  if (!hasPassed(verdict)) return 1
  return isProven(verdict) ? 0 : 2
}

const [path] = process.argv.slice(2)
if (path === undefined) {
  process.stderr.write('Usage: npm run verify -- proof.json\n')
  process.exitCode = 2
} else {
  try {
    const verdict = await verify(readFileSync(path === '-' ? 0 : path, 'utf8'))
    process.stdout.write(`${report(verdict)}\n`)
    process.exitCode = exitCode(verdict)
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exitCode = 2
  }
}
