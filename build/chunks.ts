import type { CodeSplittingGroup } from 'rolldown'

/**
 * Chakra's builders are calls at module level. Declared as free of side effects, so that tree shaking removes unused recipes.
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

/** The libraries, the app's own modules of the first script, and what many pages share. The rest is split as Vite does. */
export const chunkGroups: CodeSplittingGroup[] = [
  { name: 'vendor', test: /node_modules/, tags: ['$initial'], priority: 2 },
  // Without the entry, which Vite would else replace by its imports.
  { name: 'app', test: /[\\/](src|brand)[\\/](?!main\.ts)/, tags: ['$initial'], priority: 1 },
  { name: 'shared', test: /[\\/](src|@chakra-ui[\\/]react)[\\/]/, minShareCount: 16 },
]
