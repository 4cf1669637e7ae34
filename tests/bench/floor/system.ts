import { defaultBaseConfig } from '@chakra-ui/react/preset-base'
import { createSystem, defineConfig } from '@chakra-ui/react/styled-system'

/** A Chakra system with one token. */
export const system = createSystem(
  defaultBaseConfig,
  defineConfig({ preflight: false, theme: { tokens: { colors: { accent: { value: '#ff773b' } } } } }),
)
