import { expect, test } from 'vitest'
import { brokenRules } from '../../../scripts/house-rules.ts'

const root = '/srv/checkout'
const lines = (count: number): string => 'const line = 1\n'.repeat(count)

test.each([
  ['a name in camel case', 'src/ui/amountField.tsx', '', 'kebab-case'],
  ['a name in Pascal case', 'src/ui/AmountField.tsx', '', 'kebab-case'],
  ['a path of the checkout', 'README.md', 'see /srv/checkout/src', 'one machine'],
  ['a home folder', 'scripts/a.ts', `const a = '/home/${'someone'}/a'`, 'one machine'],
  ['a registry', '.npmrc', `registry=https://${'registry'}.example.org`, 'package registry'],
  ['a long file without a reason', 'src/ui/a.ts', lines(301), '301 lines'],
  ['a thick route', 'src/routes/home.tsx', lines(40), '40 lines'],
  ['a third weight of type', 'src/ui/a.css', '.a {\n  font-weight: 700;\n}\n', 'two weights'],
  ['a third weight in a recipe', 'src/theme/recipes/a.ts', "fontWeight: '600',\n", 'two weights'],
  ['a third weight in a shorthand', 'src/ui/a.css', '.a {\n  font: 700 14px/1 serif;\n}\n', 'two weights'],
  ['a weight by name', 'src/ui/a.css', '.a {\n  font-weight: bold;\n}\n', 'two weights'],
  ['an index file', 'src/ui/index.ts', 'export const a = 1\n', 'index file'],
])('%s is refused', (_, path, text, words) => {
  expect(brokenRules(path, text, root)).toEqual([expect.stringContaining(words)])
})

test.each([
  ['a long file with a reason', 'src/ui/a.ts', `// Long: one table that is read as a whole.\n${lines(301)}`],
  ['a route of the router', 'src/routes/_dashboard.game.$kind.tsx', lines(39)],
  ['the index route', 'src/routes/index.tsx', lines(5)],
  ['a test', 'src/ui/amount-field.test.tsx', ''],
  [
    'the two weights of type, and the button’s',
    'src/theme/recipes/a.ts',
    "fontWeight: '650', fontWeight: 'var(--button-weight)'\n",
  ],
  ['the weight of a picture', 'packages/studio/art/a.css', '.a {\n  font-weight: 900;\n}\n'],
  ['a configuration file', '.oxlintrc.json', ''],
  ['a locale', 'locales/zh-CN.po', ''],
  ['a route of the app in code', 'src/shell/a.ts', "const home = '/home'\n"],
])('%s is accepted', (_, path, text) => {
  expect(brokenRules(path, text, root)).toEqual([])
})
