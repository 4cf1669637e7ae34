import { isTest, projectPath, targetOf } from './paths.ts'
import { type Context, type ImportLike, type Node, type Rule, textOf } from './rule.ts'

/** Height of each folder of `src`; imports go strictly downward. */
const floors: Readonly<Record<string, number>> = {
  contract: 0,
  platform: 1,
  session: 2,
  theme: 2,
  ui: 2,
  features: 3,
  shell: 4,
  routes: 5,
}
const roof = 6
/** What pages and the service worker say to each other: the app may import its types, which leave nothing in a bundle. */
const protocol = 'sw/protocol.ts'
/** The verifier of rounds, which the page about fairness runs. */
const publishedCheck = 'verifier/verify.ts'
const readme = 'see the map of the house in README.md'

/**
 * Why a file may not import another, or undefined when it may.
 * @param from project path of the importing file
 * @param target project path of the imported file, or a package's name
 */
export function checkImport(
  from: string,
  target: string,
  isPackage: boolean,
  typeOnly = false,
): string | undefined {
  if (isTest(from)) return undefined
  const program = from.split('/')[0]
  if (isPackage) {
    return from.startsWith('src/contract/') && target !== 'valibot'
      ? `src/contract is what client and operator agree on: it imports only the schema library (valibot), not '${target}'`
      : undefined
  }
  if (program === 'src') return typeOnly && target === protocol ? undefined : checkWithinApp(from, target)
  if (from.startsWith('server/studio/game/')) return checkGame(target)
  if (program === 'server') return checkServer(target)
  if (program === 'conformance') {
    return ['conformance/', 'sandbox/', 'src/contract/'].some((folder) => target.startsWith(folder))
      ? undefined
      : `the conformance kit knows an operator by its contract only: it may not import ${target}`
  }
  if (program === 'sandbox') return checkSandbox(from, target)
  if (program === 'verifier') {
    return target.startsWith('verifier/')
      ? undefined
      : `the verifier is published to be read alone: it imports only from verifier, not ${target}`
  }
  if (program === 'sw') {
    return target.startsWith('sw/')
      ? undefined
      : 'the service worker is a program of its own: it imports only from sw'
  }
  return undefined
}

function checkServer(target: string): string | undefined {
  if (target.startsWith('server/') || target.startsWith('src/contract/')) return undefined
  return `the operator shares only src/contract with the app: it may not import ${target}`
}

/** The one file that starts the studio of this repository. */
const sandboxStudio = 'sandbox/reference-studio.ts'

function checkSandbox(from: string, target: string): string | undefined {
  if (target.startsWith('sandbox/') || target.startsWith('src/contract/')) return undefined
  return from === sandboxStudio && target.startsWith('server/')
    ? undefined
    : `the sandbox's wallet is written from the contract alone: only ${sandboxStudio} may import from server, not ${target}`
}

/** What the studio's server and its pages agree on. */
const sharedWithGame: ReadonlySet<string> = new Set([
  'server/studio/fair-protocol.ts',
  'server/studio/fair-words.ts',
  'server/studio/protocol.ts',
  'server/studio/fan-tan-names.ts',
  'server/studio/pick-games.ts',
  'server/studio/sic-bo-names.ts',
  'server/studio/table-cards.ts',
  'server/studio/table-names.ts',
  'server/studio/table-protocol.ts',
  'server/studio/hand-names.ts',
  'server/studio/hand-protocol.ts',
  'server/studio/holdem-pays.ts',
])

function checkGame(target: string): string | undefined {
  const isOwn = target.startsWith('server/studio/game/') || sharedWithGame.has(target)
  return isOwn || target.startsWith('src/contract/')
    ? undefined
    : `the game runs in a browser on the studio's origin: beside its own files it shares only ${[...sharedWithGame].join(', ')} and src/contract, not ${target}`
}

function checkWithinApp(from: string, target: string): string | undefined {
  if (target.startsWith('locales/')) return undefined
  if (target === publishedCheck && from.startsWith('src/features/fairness/')) return undefined
  if (!target.startsWith('src/')) return `the app may not import ${target}: it imports only from src`
  const [, fromFolder = '', fromPart] = from.split('/')
  const [, targetFolder = '', targetPart] = target.split('/')
  if (fromFolder === targetFolder) {
    return fromFolder === 'features' && fromPart !== targetPart
      ? `features never import each other: let routes or shell hand '${targetPart}' to '${fromPart}' through props and slots`
      : undefined
  }
  const fromFloor = floors[fromFolder] ?? roof
  const targetFloor = floors[targetFolder] ?? roof
  if (targetFloor < fromFloor) return undefined
  if (fromFolder === 'ui' && targetFolder === 'theme') return undefined
  if (fromFloor === roof && targetFloor === roof) return undefined
  return fromFloor === targetFloor
    ? `src/${fromFolder} and src/${targetFolder} are on the same floor and may not import each other: ${readme}`
    : `imports go strictly downward: src/${fromFolder} (floor ${fromFloor}) may not import src/${targetFolder} (floor ${targetFloor}); ${readme}`
}

/** Reports imports that go sideways or upward in the house. */
export const floorsRule: Rule = {
  create(context) {
    const from = projectPath(context.cwd, context.filename)
    const check = (node: Node, source: Node | null): void => {
      const specifier = textOf(source)
      if (specifier === undefined) return
      const target = targetOf(context.cwd, context.filename, specifier)
      const message = checkImport(from, target ?? specifier, target === undefined, isTypeOnly(node))
      if (message !== undefined) context.report({ node, message })
    }
    return importVisitors(check)
  },
}

/** Whether a declaration is an `import type` or `export type`: with the build's settings it leaves nothing behind. */
function isTypeOnly(node: Node): boolean {
  return Reflect.get(node, 'importKind') === 'type' || node.type === 'TSImportType'
}

/** Visitors for every way in which a module names another: static, dynamic, re-export and type import. */
export function importVisitors(
  check: (node: Node, source: Node | null) => void,
): ReturnType<(context: Context) => ReturnType<Rule['create']>> {
  const visit = (node: ImportLike): void => check(node, node.source)
  return {
    ImportDeclaration: visit,
    ExportNamedDeclaration: visit,
    ExportAllDeclaration: visit,
    ImportExpression: visit,
    TSImportType: (node: Node & { readonly argument?: Node; readonly source?: Node }) =>
      check(node, literalOfType(node.source ?? node.argument)),
  }
}

function literalOfType(node: Node | undefined): Node | null {
  if (node?.type === 'TSLiteralType') return (node as Node & { readonly literal: Node }).literal
  return node ?? null
}
