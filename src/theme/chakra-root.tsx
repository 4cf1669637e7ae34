import { ChakraProvider } from '@chakra-ui/react/styled-system'
import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import type { ReactNode } from 'react'
import { system } from './system.ts'

/** In speedy mode Emotion uses `insertRule`, so the Content-Security-Policy can forbid inline styles. */
const emotionCache = createCache({ key: 'c', speedy: true })

/**
 * The document has the tokens and the order of the layers already (`build/inline-shell.ts`). Inserted again with each root, they
 * would restyle every element of the page.
 */
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
