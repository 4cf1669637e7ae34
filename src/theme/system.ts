import { defaultBaseConfig } from '@chakra-ui/react/preset-base'
import { createSystem, defineConfig } from '@chakra-ui/react/styled-system'

/**
 * The system of Chakra's own components (drawers, dialogs, menus), which come with the first press that
 * wants one. No tokens and no recipes: theirs are given to them where they are used, in the custom properties of
 * `tokens-css.ts`, so one system serves all 36 looks and switching one changes no rule.
 */
export const system = createSystem(defaultBaseConfig, defineConfig({ cssVarsPrefix: 'mq', preflight: false }))
