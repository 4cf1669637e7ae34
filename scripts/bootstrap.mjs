// The first step of `npm start` and `npm test`, before anything is installed: plain JavaScript without dependencies, for
// every Node from 20.19. Everything else is TypeScript on the Node that the lockfile pins.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { constants } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

export const root = dirname(dirname(fileURLToPath(import.meta.url)))
const lockFile = join(root, 'package-lock.json')
const drizzleModules = pathToFileURL(join(root, 'scripts', 'drizzle-modules.mjs'))
const stampFile = join(root, 'node_modules', '.marquee-lock')
const oldestBootstrap = [20, 19]
/** The first Node that runs TypeScript files without a flag. */
const oldestTypeScript = [22, 18]

/** Prints a sentence and ends the process. */
function refuse(sentence) {
  process.stderr.write(`${sentence}\n`)
  process.exit(1)
}

function isOlder(version, [major, minor]) {
  const [thisMajor, thisMinor] = version.split('.').map(Number)
  return thisMajor < major || (thisMajor === major && thisMinor < minor)
}

/** Checks Node's version, and installs the dependencies unless they are those of the lockfile. */
export function prepare() {
  if (isOlder(process.versions.node, oldestBootstrap)) {
    refuse(
      `Marquee needs Node ${oldestBootstrap.join('.')} or newer to start; this is ${process.versions.node}.`,
    )
  }
  const lock = readFileSync(lockFile)
  const stamp = createHash('sha256').update(lock).digest('hex')
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return
  if (!isInstalled(JSON.parse(lock.toString()))) install()
  writeFileSync(stampFile, stamp)
}

function install() {
  process.stdout.write('Installing dependencies (npm ci)\n')
  const args = ['ci', '--include=dev', '--loglevel=error']
  const npm = process.env['npm_execpath']
  const result = npm?.endsWith('.js')
    ? spawnSync(process.execPath, [npm, ...args], { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] })
    : spawnSync('npm', args, {
        cwd: root,
        stdio: ['ignore', 'inherit', 'inherit'],
        shell: process.platform === 'win32',
      })
  if (result.status !== 0) {
    refuse('The dependencies could not be installed: `npm ci` failed. Is the package registry within reach?')
  }
}

/** Whether node_modules has the packages of the lockfile, for example after `npm install` of a new one. */
function isInstalled(lock) {
  const record = join(root, 'node_modules', '.package-lock.json')
  if (!existsSync(record)) return false
  const { packages } = JSON.parse(readFileSync(record, 'utf8'))
  return Object.entries(lock.packages).every(([path, wanted]) => {
    if (path === '') return true
    const found = packages[path]
    return found === undefined
      ? wanted.optional === true || wanted.devOptional === true
      : found.version === wanted.version && existsSync(join(root, path))
  })
}

/**
 * The Node that runs the project: the platform package of the lockfile, else this machine's if it is new enough (there is no
 * package for macOS and for Windows on ARM).
 */
function pinnedNode() {
  const name = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`
  const binary = join(root, 'node_modules', name, 'bin', process.platform === 'win32' ? 'node.exe' : 'node')
  if (existsSync(binary)) return binary
  if (isOlder(process.versions.node, oldestTypeScript)) {
    refuse(
      `There is no pinned Node for ${process.platform} ${process.arch}: install Node ${oldestTypeScript.join('.')} or newer (this is ${process.versions.node}).`,
    )
  }
  return process.execPath
}

const parent = process.ppid

/**
 * Whether the npm that started this has ended. It runs scripts through a shell that does not forward signals, so that `kill`
 * of npm would otherwise leave the server running.
 */
function isOrphaned() {
  return process.env['npm_lifecycle_event'] !== undefined && process.ppid !== parent
}

/**
 * Runs a TypeScript file of the project on the pinned Node, with this process's terminal, and forwards signals. Resolves with
 * its exit code; an end by signal counts as 128 + its number, as in a shell.
 */
export function run(file, args = []) {
  const node = pinnedNode()
  const path = [dirname(node), join(root, 'node_modules', '.bin'), process.env['PATH'] ?? ''].join(delimiter)
  const child = spawn(node, [file, ...args], {
    cwd: root,
    stdio: 'inherit',
    env: {
      // Node's compile cache makes starts faster.
      NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'node'),
      ...process.env,
      NODE_OPTIONS: [process.env['NODE_OPTIONS'], `--import=${drizzleModules}`].filter(Boolean).join(' '),
      PATH: path,
    },
  })
  const forward = (signal) => child.kill(signal)
  // A terminal sends Ctrl+C to the child too; this process must only not end before it.
  const interrupt = () => {
    if (!process.stdin.isTTY) child.kill('SIGINT')
  }
  process.on('SIGINT', interrupt)
  process.on('SIGTERM', forward)
  process.on('SIGHUP', forward)
  const watch = setInterval(() => {
    if (isOrphaned()) child.kill('SIGTERM')
  }, 500)
  return new Promise((resolve) => {
    child.once('error', (error) => refuse(`${node} could not be run: ${error.message}`))
    child.once('exit', (code, signal) => {
      process.off('SIGINT', interrupt)
      process.off('SIGTERM', forward)
      process.off('SIGHUP', forward)
      clearInterval(watch)
      resolve(code ?? 128 + (constants.signals[signal] ?? 0))
    })
  })
}
