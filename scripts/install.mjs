// Runs before `npm start`, `npm test` and `npm run dev`, when nothing may be installed yet: plain JavaScript for every Node
// from 20.19. All other scripts are TypeScript. npm runs them on the Node that is a dependency, because `node_modules/.bin` is
// first in the PATH of a script.
import { execSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'

/** The first Node that runs TypeScript files without a flag, for platforms without a pinned one. */
const oldest = [22, 18]

function isInstalled() {
  const record = 'node_modules/.package-lock.json'
  if (!existsSync(record)) return false
  const [wanted, found] = ['package-lock.json', record].map(
    (file) => JSON.parse(readFileSync(file, 'utf8')).packages,
  )
  return Object.entries(wanted).every(([path, { version, optional, devOptional }]) =>
    path === '' || !(path in found)
      ? path === '' || optional || devOptional
      : found[path].version === version,
  )
}

try {
  if (!isInstalled()) {
    process.stdout.write('Installing dependencies (npm ci)\n')
    execSync('npm ci --include=dev --loglevel=error', { stdio: ['ignore', 'inherit', 'inherit'] })
  }
  const [major, minor] = process.versions.node.split('.').map(Number)
  const isOld = major < oldest[0] || (major === oldest[0] && minor < oldest[1])
  if (isOld && !existsSync('node_modules/.bin/node')) {
    process.stderr.write(
      `There is no pinned Node for ${process.platform} ${process.arch}: install Node ${oldest.join('.')} or newer.\n`,
    )
    process.exitCode = 1
  }
} catch {
  process.stderr.write('`npm ci` failed. Is the package registry within reach?\n')
  process.exitCode = 1
}
