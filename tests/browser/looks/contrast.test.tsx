import 'virtual:recipes.css'
import '../../../src/theme/motion.css'
import axe from 'axe-core'
import { createRoot, type Root } from 'react-dom/client'
import { flushSync } from 'react-dom'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { styleNames, themeNames } from '@marquee/contract/config.ts'
import { tokensCss } from '../../../build/theme-css.ts'
import { Specimen } from './specimen.tsx'

let host: HTMLElement
let root: Root

beforeEach(() => {
  const tokens = document.createElement('style')
  tokens.textContent = tokensCss()
  document.head.append(tokens)
  host = document.createElement('main')
  document.body.replaceChildren(host)
  root = createRoot(host)
})

afterEach(() => root.unmount())

for (const theme of themeNames) {
  test(`every control of the ${theme} theme reads at AA in every style`, async () => {
    const found: string[] = []
    for (const style of styleNames) {
      // As the app does it while it switches: colours in transition are not the look's.
      Object.assign(document.documentElement.dataset, { theme, style, switching: '' })
      document.body.style.background = 'var(--colors-background)'
      flushSync(() => root.render(<Specimen />))
      const { violations } = await axe.run(host, { runOnly: ['color-contrast'] })
      for (const violation of violations) {
        for (const node of violation.nodes)
          found.push(`${style}: ${node.target.join(' ')} ${node.failureSummary}`)
      }
    }
    expect(found).toEqual([])
  })
}
