import '../../../src/theme/shell.css'
import 'virtual:recipes.css'
import '../../../src/theme/motion.css'
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { Dialog } from '@chakra-ui/react/dialog'
import { createStore, Provider } from 'jotai'
import { createRoot, type Root } from 'react-dom/client'
import { flushSync } from 'react-dom'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { styleNames, type StyleName } from '@marquee/contract/config.ts'
import titleBar from '../../../src/features/play/frame/title-bar.module.css'
import filterMenu from '../../../src/features/lobby/filters/filter-menu.module.css'
import frame from '../../../src/features/play/frame/game-frame.module.css'
import faq from '../../../src/features/support/faq/faq.module.css'
import { ChakraRoot } from '../../../src/theme/chakra-root.tsx'
import { recipeClass } from '../../../src/theme/recipe-class.ts'
import { dialogRecipe } from '../../../src/theme/recipes/dialog.ts'
import { tokensCss } from '../../../build/theme-css.ts'
import { Tabs } from '../../../src/ui/tabs.tsx'

/** The table of sizes of spec §9, and the defaults that each style adds to it; px. */
const sizes: Record<
  StyleName,
  {
    button: number
    tabs: number
    rounding: number
    look: 'tonal' | 'flat' | 'outlined' | 'lightened'
    glows: boolean
    menu: number
    dialog: number
    panel: number
    window: number
    item: number
  }
> = {
  modern: {
    button: 58,
    tabs: 58,
    rounding: 16,
    look: 'tonal',
    glows: false,
    menu: 16,
    dialog: 28,
    panel: 20,
    window: 16,
    item: 18,
  },
  classic: {
    button: 48,
    tabs: 48,
    rounding: 24,
    look: 'flat',
    glows: false,
    menu: 20,
    dialog: 28,
    panel: 24,
    window: 16,
    item: 22,
  },
  minimal: {
    button: 38,
    tabs: 48,
    rounding: 4,
    look: 'outlined',
    glows: false,
    menu: 4,
    dialog: 8,
    panel: 4,
    window: 6,
    item: 4,
  },
  neon: {
    button: 44,
    tabs: 58,
    rounding: 10,
    look: 'flat',
    glows: true,
    menu: 12,
    dialog: 20,
    panel: 14,
    window: 14,
    item: 12,
  },
  retro: {
    button: 46,
    tabs: 48,
    rounding: 0,
    look: 'flat',
    glows: false,
    menu: 0,
    dialog: 0,
    panel: 0,
    window: 0,
    item: 0,
  },
  pastel: {
    button: 40,
    tabs: 48,
    rounding: 20,
    look: 'lightened',
    glows: false,
    menu: 18,
    dialog: 25,
    panel: 22,
    window: 16,
    item: 16,
  },
}

/** #3d5afe of the light theme: toned by 8 % of the text colour, as it is, and each channel 40 % toward white. */
const grounds = {
  tonal: [58, 84, 236],
  flat: [61, 90, 254],
  lightened: [139, 156, 254],
  outlined: [0, 0, 0, 0],
}

let host: HTMLElement
let root: Root

beforeAll(async () => {
  await page.viewport(1280, 900)
  i18n.loadAndActivate({ locale: 'en', messages: {} })
  const tokens = document.createElement('style')
  tokens.textContent = tokensCss()
  document.head.append(tokens)
  Object.assign(document.documentElement.dataset, { theme: 'light', switching: '', motion: 'on' })
  host = document.createElement('main')
  document.body.replaceChildren(host)
  root = createRoot(host)
  flushSync(() =>
    root.render(
      <Provider store={createStore()}>
        <I18nProvider i18n={i18n}>
          <Parts />
        </I18nProvider>
      </Provider>,
    ),
  )
})
beforeEach(() => {
  delete document.documentElement.dataset['style']
})
afterAll(() => root.unmount())

function Parts() {
  return (
    <>
      <button
        type="submit"
        data-part="button"
        className={recipeClass('button', { variant: 'styled', wide: true })}
      >
        Send
      </button>
      <div data-part="menu" className={filterMenu['panel']} />
      <details data-part="panel" className={`${recipeClass('card')} ${faq['panel']}`} />
      <div className={frame['host']}>
        <div data-part="window" data-mode="normal" className={frame['stage']}>
          <h1 data-part="title" className={titleBar['title']}>
            A game
          </h1>
        </div>
      </div>
      <ChakraRoot>
        <Tabs
          label="Lists"
          value="one"
          tabs={[
            { value: 'one', label: 'One' },
            { value: 'two', label: 'Two' },
          ]}
          onChoose={() => undefined}
        >
          <p data-part="item" className={recipeClass('card')}>
            Card
          </p>
        </Tabs>
        <Dialog.Root recipe={dialogRecipe} size="lg" placement="bottom" open>
          <Dialog.Positioner>
            <Dialog.Content data-part="dialog">Dialog</Dialog.Content>
          </Dialog.Positioner>
        </Dialog.Root>
      </ChakraRoot>
    </>
  )
}

function part(name: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(`[data-part="${name}"]`)
  if (!found) throw new Error(`no ${name}`)
  return found
}

const styleOf = (name: string) => getComputedStyle(part(name))
const radius = (name: string) => Number.parseFloat(styleOf(name).borderTopLeftRadius)

/** The channels 0 to 255 of a computed colour, whose notation depends on how it was mixed. */
function channels(colour: string): number[] {
  const numbers = [...colour.matchAll(/[\d.]+/g)].map(([text]) => Number(text))
  return colour.startsWith('color(') ? numbers.slice(-3).map((share) => Math.round(share * 255)) : numbers
}

test.each(styleNames)('the sizes of %s are those of spec §9', (style) => {
  document.documentElement.dataset['style'] = style
  const own = sizes[style]
  const button = styleOf('button')
  expect(part('button').getBoundingClientRect().height).toBe(own.button)
  expect(radius('button')).toBe(own.rounding)
  expect(channels(button.backgroundColor)).toEqual(grounds[own.look])
  expect(channels(button.borderTopColor).at(3) === 0).toBe(own.look === 'tonal' || own.look === 'flat')
  expect(button.boxShadow.includes('18px')).toBe(own.glows)

  const tabs = document.querySelectorAll('[role=tab]')
  for (const tab of tabs) expect(tab.getBoundingClientRect().height).toBe(own.tabs)
  const bar = document.querySelector('[role=tablist]')?.getBoundingClientRect() ?? new DOMRect()
  expect(bar.height).toBe(own.tabs)
  const around = host.getBoundingClientRect()
  expect(bar.left + bar.width / 2).toBeCloseTo(around.left + around.width / 2, 0)

  expect(radius('menu')).toBe(own.menu)
  expect(radius('panel')).toBe(own.panel)
  expect(radius('window')).toBe(own.window)
  expect(radius('item')).toBe(own.item)
  expect(radius('dialog')).toBe(own.dialog)
  const dialog = part('dialog').getBoundingClientRect()
  expect([dialog.width, dialog.height]).toEqual([800, 650])
})

test.each([
  [360, 20],
  [768, 20],
  [1440, 24],
  [3840, 36],
])('the title of the frame scales from 20 to 36 px: at %d px it is about %d', async (width, size) => {
  await page.viewport(width, 900)
  expect(Math.round(Number.parseFloat(styleOf('title').fontSize))).toBe(size)
})
