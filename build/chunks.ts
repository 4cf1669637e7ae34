import type { ChunkingContext, CodeSplittingGroup } from 'rolldown'
import { pageOfModule } from './app-routes.ts'

/** How the bundle is divided. Measured: few initial chunks compress better and start sooner than many. */

/**
 * Chakra's builders are calls at module level, which tree shaking must keep unless told that they
 * have no side effect. Saves about 20 kB of recipes that nothing uses.
 */
export const pureFunctions = [
  'defineConfig',
  'defineRecipe',
  'defineSlotRecipe',
  'defineTokens',
  'defineSemanticTokens',
  'defineTextStyles',
  'defineLayerStyles',
  'defineAnimationStyles',
  'defineKeyframes',
  'defineGlobalStyles',
  'defineConditions',
  'mergeConfigs',
  'createSystem',
  'createAnatomy',
  'anatomy',
]

/** Libraries of which later parts call a few more hooks: too small for files of their own. */
const withAllHooks = /node_modules[\\/](jotai|@tanstack[\\/]react-router)[\\/]/

/** The chunk of the libraries that every page starts with; null for a module that only later parts import. */
function libraryOfStart(id: string, context: ChunkingContext): string | null {
  if (withAllHooks.test(id)) return 'vendor'
  const importers = new Set([id])
  for (const importer of importers) {
    const module = context.getModuleInfo(importer)
    if (module?.isEntry) return 'vendor'
    for (const next of module?.importers ?? []) importers.add(next)
  }
  return null
}

/** What the first screen needs: the libraries, and the app with its entry, whose name `sw/sw.ts` knows. */
const initialGroups: CodeSplittingGroup[] = [
  { name: libraryOfStart, test: /node_modules|rolldown[\\/]runtime/, priority: 2 },
  { name: 'index', test: /[\\/]src[\\/]|vite[\\/]preload-helper/, tags: ['$initial'], priority: 1 },
]

/**
 * Whether a lazily loaded part must name this file among those to fetch with it. The start's own chunks are there already,
 * and every name in such a list is a hash that does not compress.
 */
export function needsPreload(file: string): boolean {
  return !/^assets\/(?:index|rolldown-runtime|vendor)-[\w-]+\.js$/.test(file)
}

/** The layout of card pages, in a chunk of its own that is part of their first screen. */
const layout = /[\\/]shell[\\/]layout[\\/]page-a\.tsx$/

/** What comes after the first screen of every page. */
const overPages = /[\\/]shell[\\/]layout[\\/]over-page\.tsx$/

/** The search over a page. */
const search = /[\\/]search-(?:host|panel)\.tsx$/

/** What lies over a page, and the way back from it. */
const layers = /[\\/]src[\\/](?:ui[\\/](?:use-overlay|sheet[\\/](?:drag-away|sheet))\b)/

/** Both are home, each for its layout. */
const homePages = ['/home', '/home-eight']

/**
 * Kinds of pages by what they need at once. What pages of several kinds need is in `shared-all` where the sign-in is one of them, else in
 * `shared-most`. Whatever a module imports is needed wherever the module is, so these chunks do not import each other; the build fails if any
 * two do (`page-files.ts`).
 */
const kinds = {
  forms: /^\/login$/,
  lists: /^\/(?:game\/|favourites$|new$|promotions$|market\/)/,
  'my-page': /^\/account\/(?:sub-)?modal-/,
}

/** What pages of one kind share in the parts that come after them (`lazyPage`). */
const kindsOfParts: Readonly<Record<string, RegExp>> = {
  join: /^\/(?:account\/register|register-nine)$/,
  wallet: /^\/wallet\//,
  limits: /^\/(?:wallet\/|account\/play-limits$)/,
  support: /^\/supports?(?:\/|$)/,
  games: kinds.lists,
}

/** Whether a module fetches a part as soon as it runs: with others in its chunk it would for pages without that part. */
function fetchesAPart(id: string, context: ChunkingContext): boolean {
  return /\blazyPage\(\(/.test(context.getModuleInfo(id)?.code ?? '')
}

/** What loads a module: roots of chunks, the pages that need it at once, and those that need it in a part of theirs. */
interface Users {
  readonly roots: readonly string[]
  readonly atOnce: ReadonlySet<string>
  readonly inParts: ReadonlySet<string>
}

/** The kind of a page; undefined for one of no kind. */
function kindOf(page: string): string | undefined {
  return Object.entries(kinds).find(([, pattern]) => pattern.test(page))?.[0]
}

function usersOf(id: string, context: ChunkingContext): Users {
  const importers = new Set([id])
  for (const importer of importers)
    for (const next of context.getModuleInfo(importer)?.importers ?? []) importers.add(next)
  const importersOfRoot = (root: string) => context.getModuleInfo(root)?.dynamicImporters ?? []
  const roots = [...importers].filter((each) => importersOfRoot(each).length > 0)
  const loaders = roots.flatMap(importersOfRoot)
  // The component of a page may load the part of it.
  const ofComponents = loaders
    .filter((loader) => pageOfModule(loader) === undefined && fetchesAPart(loader, context))
    .flatMap((loader) => [...usersOf(loader, context).atOnce])
  const atOnce = pagesOf(roots)
  // Card pages need it, of which the sign-in is one.
  if (roots.some((root) => layout.test(root))) atOnce.add('/login')
  return { roots, atOnce, inParts: new Set([...pagesOf(loaders), ...ofComponents]) }
}

/** Whether the start needs a module, or home. */
function isOfStart(id: string, context: ChunkingContext): boolean {
  const importers = new Set([id])
  for (const importer of importers) {
    const { isEntry, importers: next = [] } = context.getModuleInfo(importer) ?? {}
    if (isEntry || homePages.includes(pageOfModule(importer) ?? '')) return true
    for (const each of next) importers.add(each)
  }
  return false
}

/** What a module may add to every page for each part that needs it, bytes of its source. Measured: with 150 pages load more, in as many files. */
const bytesPerUser = 100

/** Whether a module is small for how many parts need it, with all that it imports beside the start. */
function isSmall(id: string, context: ChunkingContext): boolean {
  const { code, importedIds = [] } = context.getModuleInfo(id) ?? {}
  // A style sheet goes with its component.
  if (isOfStart(id, context) || id.endsWith('.css')) return true
  return (
    (code?.length ?? 0) < bytesPerUser * usersOf(id, context).roots.length &&
    !id.includes('node_modules') &&
    importedIds.every((imported) => isSmall(imported, context))
  )
}

/** The pages whose modules these are, without those that only stand for an address that is none. */
function pagesOf(modules: readonly string[]): Set<string> {
  const pages = modules.map(pageOfModule)
  return new Set(pages.filter((page): page is string => page !== undefined && !/[$_]/.test(page)))
}

/**
 * The chunk of a module that several parts of the app share. A page waits for each of its files, and each costs a slow phone
 * some 5 ms even from the worker's cache: without these chunks the deposit page had 73. Measured for home: with one
 * group for whatever is shared anywhere each page loads a lot that it does not need.
 */
function sharedChunk(id: string, context: ChunkingContext): string | null {
  const users = usersOf(id, context)
  const { roots, atOnce, inParts } = users
  if (homePages.some((page) => atOnce.has(page))) return sharedWithHome(id, users, context)
  if (roots.length < 2 || fetchesAPart(id, context)) return null
  if (layers.test(id)) return 'shared-layers'
  const found = new Set(Array.from(atOnce, (page) => kindOf(page)))
  const [kind, ...further] = found
  // What one page shares with parts that are loaded later stays apart, since these would load all of the page.
  const pages = new Set([...atOnce, ...inParts])
  if (pages.size < 2 && kind !== 'forms') return null
  // The card pages come before a sign-in, with less than the others.
  if (further.length > 0) return found.has('forms') ? 'shared-all' : 'shared-most'
  if (kind !== undefined) return `shared-${kind}`
  if (atOnce.size > 0) return atOnce.size < 2 ? null : 'shared-most'
  const { importers = [] } = context.getModuleInfo(id) ?? {}
  const components = id.endsWith('.css') ? importers : [id]
  // What lies over pages comes over every room: with the smallest parts it makes one file instead of three.
  if (components.some((each) => isSmall(each, context)) || roots.some((root) => overPages.test(root)))
    return 'shared-rooms'
  // The search is opened over every page: it would load all of the lists.
  if (roots.some((root) => search.test(root))) return null
  const part = Object.entries(kindsOfParts).find(([, pattern]) =>
    [...pages].every((page) => pattern.test(page)),
  )
  return `shared-${part?.[0] ?? 'rooms'}`
}

/**
 * The chunk of a module that home shares with other parts of the app: one with what several other pages need, one with what
 * only home and parts that are loaded later need. Measured: without them home loads 12 files and 2.7 kB more, because many
 * small files compress worse.
 */
function sharedWithHome(id: string, { roots, atOnce }: Users, context: ChunkingContext): string | null {
  // A page waits for each of its style sheets: home's own is too small for a request.
  if (roots.length < 2) return id.endsWith('.css') ? 'shared-home' : null
  const others = [...atOnce].filter((page) => !homePages.includes(page)).length
  if (others === 0) return 'shared-home'
  if (others > 1) return 'shared-pages'
  // What one other page shares with home stays apart, since that page would load all the rest, unless it is too small for
  // a file of its own.
  return (context.getModuleInfo(id)?.code?.length ?? 0) < 3000 ? 'shared-pages' : null
}

export const chunkGroups: CodeSplittingGroup[] = [
  ...initialGroups,
  {
    debugName: 'shared',
    name: sharedChunk,
    test: /[\\/]src[\\/]/,
    includeDependenciesRecursively: false,
    priority: 0,
  },
]

/** How the name of a catalogue's file begins. */
export function catalogueFile(language: string): string {
  return `assets/locale-${language}-`
}

/**
 * Of 42 bits: two builds of one file get the same name once in four million million. Names stand in the scripts of the first
 * screen by the hundred and do not compress: with Vite's eight characters they take 0.3 kB more.
 */
const hash = '[hash:7]'

/** The names of the files that are no scripts of the app's own. */
export const assetName = `assets/[name]-${hash}[extname]`

/** Names the chunks of catalogues after their language. */
export function nameChunk({ facadeModuleId }: { facadeModuleId?: string | null }): string {
  const isCatalogue = facadeModuleId?.endsWith('.po') === true
  return isCatalogue ? `${catalogueFile('[name]')}${hash}.js` : `assets/[name]-${hash}.js`
}
