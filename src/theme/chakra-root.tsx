import { defaultBaseConfig } from '@chakra-ui/react/preset-base'
import { ChakraProvider, createSystem, defineConfig } from '@chakra-ui/react/styled-system'
import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import type { ReactNode } from 'react'

/** In speedy mode Emotion uses `insertRule`, so the Content-Security-Policy can forbid inline styles. */
const emotionCache = createCache({ key: 'c', speedy: true })

/**
 * The system of Chakra's own components (drawers, dialogs), which are loaded when one is first opened. It has no tokens and no
 * recipes: components get their recipe as a prop, and its values from the custom properties of `tokens-css.ts`. One system
 * therefore serves all 36 looks.
 */
const system = createSystem(defaultBaseConfig, defineConfig({ cssVarsPrefix: 'mq', preflight: false }))

/** Provides the system to Chakra's own components. Elements that only use `recipeClass` do not need it. */
export function ChakraRoot({ children }: { children: ReactNode }) {
  return (
    <CacheProvider value={emotionCache}>
      <ChakraProvider value={system}>{children}</ChakraProvider>
    </CacheProvider>
  )
}
