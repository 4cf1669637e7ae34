import { importVisitors } from './floors.ts'
import { isTest, projectPath } from './paths.ts'
import { type Call, isIdentifier, type Member, type Node, type Rule, textOf } from './rule.ts'

interface Home {
  /** Names of packages, globals or `object.member` pairs that live here. */
  readonly names: readonly string[]
  /** Where the names are banned otherwise: a folder of the project. */
  readonly within: string
  /** Project path that a home's files begin with. */
  readonly home: string
  /** A file that cannot import the home, and may use the names itself. */
  readonly exempt?: readonly string[]
  readonly reason: string
}

/** A media query has no name: it is recognised by its text. */
const reducedMotion = 'prefers-reduced-motion'

/** The screen of an app that does not start is a script of its own, which must need nothing of the app. */
const recovery = ['src/recovery.ts']

const homes: readonly Home[] = [
  {
    names: ['ky', 'fetch', 'XMLHttpRequest', 'EventSource', 'WebSocket', 'navigator.sendBeacon'],
    within: 'src/',
    home: 'src/platform/http/',
    exempt: recovery,
    reason: 'it knows offline, retries, keys, timeouts and envelopes',
  },
  {
    names: ['idb-keyval', 'indexedDB'],
    within: 'src/',
    home: 'src/platform/storage/idb',
    reason: 'it survives refused, severed and full storage',
  },
  {
    names: ['BroadcastChannel'],
    within: 'src/',
    home: 'src/platform/tabs/tab-channel',
    reason: 'it validates what other tabs say',
  },
  {
    names: ['localStorage', 'sessionStorage'],
    within: 'src/',
    home: 'src/platform/storage/storage',
    // Runs before the first paint, without modules.
    exempt: ['src/pre-paint.ts'],
    reason: 'it survives refused and full storage',
  },
  {
    names: ['navigator.serviceWorker'],
    within: 'src/',
    home: 'src/platform/update/service-worker',
    exempt: recovery,
    reason: 'it is missing in private modes and on plain http',
  },
  {
    names: ['navigator.locks'],
    within: 'src/',
    home: 'src/platform/tabs/tab-lock',
    reason: 'it is missing on plain http',
  },
  {
    names: ['caches'],
    within: 'src/',
    home: 'src/platform/cache-storage',
    exempt: recovery,
    reason: 'private modes refuse it, and the worker owns most of what is in it',
  },
  {
    names: ['navigator.clipboard'],
    within: 'src/',
    home: 'src/platform/clipboard',
    reason: 'browsers refuse it, and it is missing on plain http',
  },
  {
    names: [reducedMotion],
    within: 'src/',
    home: 'src/ui/motion/reduced-motion',
    reason: "the player's own setting wins over the device's",
  },
  {
    names: ['Date.now', 'new Date()'],
    within: 'src/session/',
    home: 'src/platform/clock',
    reason: "session time is the server's: a wrong phone clock must log nobody out",
  },
  {
    names: ['window.open'],
    within: 'src/',
    home: 'src/features/play/',
    reason: 'a window keeps its opener and the session unless it is opened with care',
  },
]

/** Gives a tab what it takes from its browser; the homes get it from there. */
const environment = 'src/platform/environment.ts'

const globalObjects = new Set(['window', 'globalThis', 'self'])

/** The message for a name used in a file, or undefined where it may be used. */
export function checkName(path: string, name: string): string | undefined {
  if (isTest(path) || path === environment) return undefined
  const home = homes.find((each) => each.names.includes(name) && path.startsWith(each.within))
  if (home === undefined || path.startsWith(home.home) || home.exempt?.includes(path)) return undefined
  return `'${name}' has one home, ${home.home}: ${home.reason}. Use what that module offers`
}

/** Reports packages and globals that are used outside the one module that tames them. */
export const oneHomeRule: Rule = {
  create(context) {
    const path = projectPath(context.cwd, context.filename)
    const report = (node: Node, name: string): void => {
      const message = checkName(path, name)
      if (message !== undefined) context.report({ node, message })
    }
    /** The global that a member belongs to: `navigator` of `navigator.x` and of `globalThis.navigator.x`. */
    const ownerOf = (object: Node): string | undefined => {
      if (isIdentifier(object)) return isGlobal(object) ? object.name : undefined
      if (object.type === 'ChainExpression')
        return ownerOf((object as Node & { readonly expression: Node }).expression)
      if (object.type !== 'MemberExpression') return undefined
      const { object: outer, property } = object as Member
      const isOfGlobal = isIdentifier(outer) && isGlobal(outer) && globalObjects.has(outer.name)
      return isOfGlobal && isIdentifier(property) ? property.name : undefined
    }
    const isGlobal = (node: Node): boolean => context.sourceCode.isGlobalReference(node)
    return {
      ...importVisitors((node, source) => {
        const specifier = textOf(source)
        if (specifier !== undefined) report(node, specifier)
      }),
      Identifier(node: Node) {
        // A bare `open(...)` is window.open; other names stand for themselves.
        if (!isIdentifier(node) || !isGlobal(node)) return
        report(node, node.name === 'open' ? 'window.open' : node.name)
      },
      MemberExpression(node: Member) {
        const member = node.computed
          ? textOf(node.property)
          : isIdentifier(node.property)
            ? node.property.name
            : undefined
        const owner = member === undefined ? undefined : ownerOf(node.object)
        if (member === undefined || owner === undefined) return
        report(node, globalObjects.has(owner) && member !== 'open' ? member : `${owner}.${member}`)
      },
      Literal(node: Node) {
        if (textOf(node)?.includes(reducedMotion)) report(node, reducedMotion)
      },
      NewExpression(node: Call) {
        if (isIdentifier(node.callee) && node.callee.name === 'Date' && node.arguments.length === 0) {
          report(node, 'new Date()')
        }
      },
    }
  },
}
