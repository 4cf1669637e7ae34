import 'virtual:recipes.css'
import { createRoot } from 'react-dom/client'
import { flushSync } from 'react-dom'
import { expect, test } from 'vitest'
import { styleNames, themeNames } from '@marquee/contract/config.ts'
import { tokensCss } from '../../../build/theme-css.ts'
import { ChakraRoot } from '../../../src/theme/chakra-root.tsx'
import { recipeClass } from '../../../src/theme/recipe-class.ts'
import { TextField } from '../../../src/ui/form/text-field.tsx'

test('a field with an error shows in every look whether it has the focus', () => {
  const tokens = document.createElement('style')
  tokens.textContent = tokensCss()
  document.head.append(tokens)
  const host = document.createElement('main')
  document.body.replaceChildren(host)
  const root = createRoot(host)
  const look = (element: Element) => {
    const { outlineStyle, outlineColor, outlineOffset, boxShadow } = getComputedStyle(element)
    return { ring: outlineStyle === 'none' ? undefined : { outlineColor, outlineOffset }, boxShadow }
  }
  for (const theme of themeNames) {
    for (const style of styleNames) {
      Object.assign(document.documentElement.dataset, { theme, style, switching: '' })
      flushSync(() =>
        root.render(
          <ChakraRoot>
            <TextField label="Text" error="Wrong" />
            <div className={recipeClass('inputFrame')} data-invalid="">
              <input aria-label="Amount" />
            </div>
          </ChakraRoot>,
        ),
      )
      for (const input of host.querySelectorAll('input')) {
        const frame = input.closest('[data-invalid].mq-inputFrame') ?? input
        const before = look(frame)
        input.focus()
        const { ring, boxShadow } = look(frame)
        expect(before.ring).toBeUndefined()
        expect(boxShadow, 'the error stays').toBe(before.boxShadow)
        expect(ring?.outlineOffset).toBe('4px')
        expect(boxShadow).not.toContain(ring?.outlineColor)
        input.blur()
      }
    }
  }
  root.unmount()
  tokens.remove()
})
