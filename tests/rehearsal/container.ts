// `npm run rehearse:container`: builds the container's file and runs the image as an engine would, read-only and as its own user.
// Prints what passes, exits with 1 where something does not. Needs root, Debian's buildah and bubblewrap, and the ports 4173 and
// 4174. Further arguments are buildah's, such as `--pull=never`.
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { json } from 'node:stream/consumers'
import { setTimeout as delay } from 'node:timers/promises'
import * as v from 'valibot'
import { root } from '../../scripts/project.ts'

const image = 'marquee-rehearsal'
/** What the image adds to its base, MB. */
const sizeLimit = 350
const startSeconds = 180
const stopSeconds = 10

const Image = v.object({
  Docker: v.object({
    config: v.object({
      User: v.string(),
      WorkingDir: v.string(),
      Env: v.array(v.string()),
      Cmd: v.array(v.string()),
      Healthcheck: v.object({ Test: v.tupleWithRest([v.literal('CMD')], v.string()) }),
    }),
  }),
})

/** Runs a program and returns its output. */
function run(program: string, args: readonly string[]): string {
  const { status, stdout, stderr, error } = spawnSync(program, args, { cwd: root, encoding: 'utf8' })
  if (error) throw error
  if (status !== 0) throw new Error(`${program} ${args[0] ?? ''}: ${stderr}`)
  return stdout.trim()
}

let failures = 0
function check(title: string, holds: boolean, found = ''): void {
  if (!holds) failures += 1
  process.stdout.write(`${holds ? 'holds' : 'FAILS'}  ${title} ${found}\n`)
}

/** Starts a program on the image's read-only files, as the image's user. `pid` is the program's, not bubblewrap's. */
async function enter(files: string, data: string, program: readonly string[]) {
  const child = spawn(
    'bwrap',
    [
      ...words(`--ro-bind ${files} / --bind ${data} /var/lib/marquee --proc /proc --dev /dev --tmpfs /tmp`),
      ...words(
        `--chdir ${config.WorkingDir} --unshare-pid --as-pid-1 --die-with-parent --info-fd 3 --clearenv`,
      ),
      ...config.Env.flatMap((line) => ['--setenv', ...split(line)]),
      ...words(`setpriv --reuid ${uid} --regid ${uid} --clear-groups --no-new-privs`),
      ...program,
    ],
    { stdio: ['ignore', 'ignore', 'inherit', 'pipe'] },
  )
  const exited = once(child, 'exit').then(([code]: unknown[]) => Number(code))
  const info: unknown = await json(child.stdio[3] as Readable)
  const { 'child-pid': pid } = v.parse(v.object({ 'child-pid': v.number() }), info)
  return { pid, exited, hasExited: () => child.exitCode !== null }
}

const words = (text: string): string[] => text.split(' ')

const split = (line: string): [string, string] => [
  line.slice(0, line.indexOf('=')),
  line.slice(line.indexOf('=') + 1),
]

/** The exit code of a program in the image. */
async function codeOf(files: string, data: string, program: readonly string[]): Promise<number> {
  const { exited } = await enter(files, data, program)
  return exited
}

run('buildah', [
  ...words(`bud --format docker --isolation chroot --file deploy/container.dockerfile --tag ${image}`),
  ...process.argv.slice(2),
  '.',
])
const {
  Docker: { config },
} = v.parse(Image, JSON.parse(run('buildah', ['inspect', '--type', 'image', image])))
const container = run('buildah', ['from', image])
const data = mkdtempSync(join(tmpdir(), 'marquee-container-'))
let uid = ''
try {
  const files = run('buildah', ['mount', container])
  uid = run('chroot', [files, 'id', '-u', config.User])
  chownSync(data, Number(uid), Number(uid))

  const size = Number(run('du', ['-sm', join(files, 'srv')]).split(/\s/, 1)[0])
  check(`the image adds at most ${sizeLimit} MB to its base`, size <= sizeLimit, `(${size} MB)`)
  const nodes = run('find', [files, '-type', 'f', '-name', 'node', '-perm', '-100', '-size', '+1M'])
  check('it has one Node', nodes.split('\n').length === 1, nodes)
  check('its user is not root', uid !== '0')
  check('its files cannot be changed', (await codeOf(files, data, ['touch', 'new'])) !== 0)

  const { pid, exited, hasExited } = await enter(files, data, config.Cmd)
  const [, ...healthCheck] = config.Healthcheck.Test
  const begin = performance.now()
  const secondsSince = (from: number) => Math.round((performance.now() - from) / 1000)
  let health = 1
  while (health !== 0 && !hasExited() && secondsSince(begin) < startSeconds) {
    await delay(500)
    health = await codeOf(files, data, healthCheck)
  }
  check('it is healthy after its start', health === 0, `(${secondsSince(begin)} s)`)
  const home = await fetch('http://127.0.0.1:4173/').catch(() => undefined)
  check('it serves the app', home?.ok === true)

  const stop = performance.now()
  process.kill(pid, 'SIGTERM')
  const limit = setTimeout(() => process.kill(pid, 'SIGKILL'), stopSeconds * 1000)
  const code = await exited
  clearTimeout(limit)
  check(`it stops within ${stopSeconds} s`, code === 0, `(${secondsSince(stop)} s)`)
  check('it is unhealthy where it does not run', (await codeOf(files, data, healthCheck)) !== 0)
} finally {
  run('buildah', ['rm', container])
  rmSync(data, { recursive: true, force: true })
}
process.exitCode = failures === 0 ? 0 : 1
