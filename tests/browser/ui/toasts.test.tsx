import '../../../src/theme/shell.css'
import '../../../src/theme/motion.css'
import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { createStore, Provider } from 'jotai'
import { createRoot, type Root } from 'react-dom/client'
import { flushSync } from 'react-dom'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { tokensCss } from '../../../build/theme-css.ts'
import { toasts } from '../../../src/ui/toast/toast.ts'
import { toastLayer } from '../../../src/ui/toast/toast-layer.ts'
import { Toaster } from '../../../src/ui/toast/toaster.tsx'

let root: Root | undefined

afterEach(() => {
  root?.unmount()
  document.head.querySelector('[data-tokens]')?.remove()
})

const longTexts = [
  [
    'de',
    'Die Sitzung ist abgelaufen. Bitte melden Sie sich noch einmal an.',
    'Fehlerbericht herunterladen und schließen',
  ],
  ['th', 'เบราว์เซอร์ของคุณบล็อกหน้าต่างของเกม โปรดอนุญาตป๊อปอัปสำหรับเว็บไซต์นี้', 'เปิดหน้าต่างของเกมที่นี่'],
  ['en', 'Your session has ended. Please sign in again.', 'Sign in'],
] as const

test.each(longTexts)('a toast in %s is as wide as a phone allows, and centred', async (lang, text, label) => {
  await show(360, lang, text, label)
  const { words, action } = parts()
  const card = words?.closest('[data-part=root]')?.getBoundingClientRect() ?? new DOMRect()
  expect(card.left + card.width / 2).toBeCloseTo(180, 0)
  expect(card.left).toBeGreaterThanOrEqual(16)
  // 14rem, of which the icon and the padding take 60 px at most.
  expect(words?.querySelector('span')?.getBoundingClientRect().width).toBeGreaterThanOrEqual(160)
  const button = action?.getBoundingClientRect() ?? new DOMRect()
  expect(button.height).toBeGreaterThanOrEqual(44)
  expect(button.right).toBeLessThanOrEqual(card.right)
})

test.each(longTexts)(
  'a toast in %s has more than one word per line on the narrowest phone',
  async (lang, text) => {
    for (const label of [undefined, 'Meine Favoriten hinzufügen']) {
      await show(320, lang, text, label)
      const { words, action } = parts()
      expect(words?.querySelector('span')?.getBoundingClientRect().width).toBeGreaterThanOrEqual(160)
      expect(action?.getBoundingClientRect().right).toBeLessThanOrEqual(304)
      root?.unmount()
    }
  },
)

test('the action of a short toast is beside its text on a phone', async () => {
  await show(360, 'en', 'Removed from your favourites.', 'Undo')
  const { words, action } = parts()
  const [text, button] = [words, action].map((one) => one?.getBoundingClientRect() ?? new DOMRect())
  expect(button?.left).toBeGreaterThanOrEqual(text?.right ?? Infinity)
  expect(button?.top).toBeLessThan(text?.bottom ?? 0)
})

test('the text of a toast is under the button that dismisses it, and its action above', async () => {
  await show(360, 'en', 'Removed from your favourites.', 'Undo')
  const { words, action } = parts()
  const box = words?.getBoundingClientRect() ?? new DOMRect()
  const at = (x: number, y: number) => document.elementFromPoint(x, y)
  expect(at(box.left + box.width / 2, box.top + 4)?.getAttribute('aria-label')).toBe('Dismiss')
  const button = action?.getBoundingClientRect() ?? new DOMRect()
  expect(at(button.left + button.width / 2, button.top + button.height / 2)).toBe(action)
})

/** The text of the toast, and its action. */
function parts(): { words: Element | null; action: Element | null } {
  const layer = toastLayer()
  return {
    words: layer.querySelector('[data-part=title]'),
    action: layer.querySelector('[data-part=action-trigger]'),
  }
}

/** Shows an error in a window of a width, px. Without a label its action is the way to the details. */
async function show(width: number, lang: string, text: string, label: string | undefined): Promise<void> {
  await page.viewport(width, 800)
  document.documentElement.lang = lang
  Object.assign(document.documentElement.dataset, { theme: 'light', style: 'modern', motion: 'on' })
  const tokens = document.createElement('style')
  tokens.dataset['tokens'] = ''
  tokens.textContent = tokensCss()
  document.head.append(tokens)
  i18n.load('en', {})
  i18n.activate('en')
  const store = createStore()
  const host = document.createElement('div')
  root = createRoot(host)
  flushSync(() =>
    root?.render(
      <Provider store={store}>
        <I18nProvider i18n={i18n}>
          <Toaster onDetails={() => {}} />
        </I18nProvider>
      </Provider>,
    ),
  )
  const action = label === undefined ? undefined : { label, run: () => {} }
  toasts({ store }).show('error', text, action)
  await expect.poll(() => toastLayer().querySelectorAll('button').length).toBe(2)
}
