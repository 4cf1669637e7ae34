import type { CodeSplittingGroup } from 'rolldown'

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

export const chunkGroups: CodeSplittingGroup[] = [
  { name: 'preload', test: /vite[\\/]preload-helper/, priority: 9 },
  {
    name: 'react',
    test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/,
    tags: ['$initial'],
    priority: 3,
  },
  { name: 'vendor', test: /node_modules/, tags: ['$initial'], priority: 2 },
  { name: 'app', test: /src[\\/](?!main\.ts|boot\.tsx)/, tags: ['$initial'], priority: 1 },
  // What pages with providers need of the lists of games: places, and the providers themselves.
  {
    name: 'places',
    test: /src[\\/](?:features[\\/]lobby[\\/](?:tile-skeletons|game-look|game-count|favourites|favourite-count|provider-list|virtual-grid\.module)|ui[\\/]skeleton)\./,
    includeDependenciesRecursively: false,
    priority: 0,
  },
  // What home and the other lists of games share, in one file: a dozen of small ones compress worse.
  {
    name: 'tiles',
    test: /src[\\/]features[\\/]lobby[\\/](?:game-(?:tile|figures|order|shelf|lists)|favourite-star|use-(?:all-games|home-games|settled)|sign-in-line|shelf|hero)\./,
    includeDependenciesRecursively: false,
    priority: 0,
  },
]

/** Catalogues get a name of their own so that the worker can tell them apart from code. */
export function nameChunk(chunk: { facadeModuleId?: string | null }): string {
  return /locales[\\/][\w-]+\.po/.test(chunk.facadeModuleId ?? '')
    ? 'assets/locale-[name]-[hash].js'
    : 'assets/[name]-[hash].js'
}
