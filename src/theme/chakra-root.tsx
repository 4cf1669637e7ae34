import { defaultBaseConfig } from '@chakra-ui/react/preset-base'
import { ChakraProvider, createSystem } from '@chakra-ui/react/styled-system'
import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import type { ReactNode } from 'react'
import semanticTokens from 'virtual:token-names'
import { config } from './config.ts'

/** In speedy mode Emotion uses `insertRule`, so the Content-Security-Policy can forbid inline styles. */
const emotionCache = createCache({ key: 'c', speedy: true })

const system = createSystem(defaultBaseConfig, config, { theme: { semanticTokens } })

/** The document has the tokens' values, of which this system has none, and the order of the layers (`build/inline-shell.ts`). */
const value = { ...system, _global: [], layers: { ...system.layers, atRule: '' } }

/**
 * Provides the system to Chakra's components. Every page but home is in one, and every overlay has its own. Elements that only
 * use `recipeClass` do not need it.
 */
export function ChakraRoot({ children }: { children: ReactNode }) {
  return (
    <CacheProvider value={emotionCache}>
      <ChakraProvider value={value}>{children}</ChakraProvider>
    </CacheProvider>
  )
}
