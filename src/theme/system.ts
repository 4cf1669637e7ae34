import { defaultBaseConfig } from '@chakra-ui/react/preset-base'
import { createSystem, defineConfig } from '@chakra-ui/react/styled-system'

/**
 * The system of Chakra's own components (drawers, dialogs, menus), which are loaded at the first press that
 * opens one. It has no tokens and no recipes: components get their recipe as a prop, and its values from the
 * custom properties of `tokens-css.ts`. One system therefore serves all 36 looks, and switching the look
 * changes no rule.
 */
export const system = createSystem(defaultBaseConfig, defineConfig({ cssVarsPrefix: 'mq', preflight: false }))
