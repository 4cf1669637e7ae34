import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { inProject } from '../../../scripts/project.ts'

const sheets = ['src', 'packages/studio/client'].flatMap((folder) =>
  globSync('**/*.css', { cwd: inProject(folder) }).map((name) => `${folder}/${name}`),
)
const textOf = (sheet: string) => readFileSync(inProject(sheet), 'utf8')
/** Selectors that end in a field. */
const field = /(?:^|[\s.])(?:input|select|textarea|proof)$/
const smallText = /font(?:-size)?:\s*(?:\d{3} )?(?:\d|1[0-5])(?:\.\d+)?px/

test.each(sheets)(
  '%s: a field with small text has 16 px on iOS, which else zooms the page to it',
  (sheet) => {
    const [styles = '', ios = ''] = textOf(sheet).split('@supports (-webkit-touch-callout: none)')
    for (const [, selector = '', rule = ''] of styles.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
      if (field.test(selector.trim()) && smallText.test(rule))
        expect(ios).toContain(`${selector.trim().split('\n').at(-1)?.trim()} {`)
    }
  },
)

test.each(sheets)('%s: heights are those of the visible page, without the toolbars of a phone', (sheet) => {
  expect(textOf(sheet)).not.toContain('100vh')
})

test('every select has the arrow of the app and not the system’s', () => {
  const components = globSync('**/*.tsx', { cwd: inProject('src') }).map((name) => `src/${name}`)
  const unstyled = components.filter((name) => /<NativeSelect\.Field\s+unstyled/.test(textOf(name)))
  expect(unstyled).not.toEqual([])
  for (const name of unstyled)
    expect(textOf(name.replace('.tsx', '.module.css')), name).toMatch(/appearance: none|opacity: 0/)
  expect(textOf('src/theme/recipes/native-select.ts')).toContain("appearance: 'none'")
  expect(components.filter((name) => textOf(name).includes('<select'))).toEqual([])
})
