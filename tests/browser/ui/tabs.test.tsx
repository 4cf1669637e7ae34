import '../../../src/theme/shell.css'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { tokensCss } from '../../../build/theme-css.ts'
import { ChakraRoot } from '../../../src/theme/chakra-root.tsx'
import { Tabs } from '../../../src/ui/tabs.tsx'
import { brokenWords } from '../../support/broken-words.ts'

let root: Root

beforeAll(() => {
  const tokens = document.createElement('style')
  tokens.textContent = tokensCss()
  document.head.append(tokens)
  Object.assign(document.documentElement.dataset, { theme: 'light', style: 'modern' })
  const host = document.createElement('main')
  document.body.replaceChildren(host)
  root = createRoot(host)
})
afterAll(() => root.unmount())

function show(words: readonly string[]): HTMLElement {
  flushSync(() =>
    root.render(
      <ChakraRoot>
        <Tabs
          label="Lists"
          value={words[0] ?? ''}
          tabs={words.map((word) => ({ value: word, label: word }))}
          onChoose={() => {}}
        >
          A list
        </Tabs>
      </ChakraRoot>,
    ),
  )
  const bar = document.querySelector<HTMLElement>('[role=tablist]')
  if (!bar) throw new Error('no tabs')
  return bar
}

test.each([
  ['de', ['Buchungen', 'Einsätze', 'Einzahlungen', 'Auszahlungen']],
  ['tr', ['Hareketler', 'Bahisler', 'Para yatırma işlemleri', 'Para çekme işlemleri']],
  ['fil', ['Mga transaksyon', 'Mga taya', 'Mga deposit', 'Mga withdrawal']],
  ['longer ones', ['Kontobewegungen', 'Spieleinsätze', 'Einzahlungsaufträge', 'Auszahlungsaufträge']],
] as const)('no word of the tabs is broken (%s)', async (_, words) => {
  for (const width of [320, 360, 412]) {
    await page.viewport(width, 640)
    const bar = show(words)
    expect(brokenWords(bar, '[role=tab]'), `${width}`).toEqual([])
    expect(bar.scrollWidth).toBeLessThanOrEqual(bar.clientWidth)
  }
})

test('tabs that fit are in one row', async () => {
  for (const width of [360, 412, 900]) {
    await page.viewport(width, 640)
    const bar = show(['Transactions', 'Bets', 'Deposits', 'Withdrawals'])
    const tops = Array.from(bar.children, (tab) => tab.getBoundingClientRect().top)
    expect(new Set(tops).size, `${width}`).toBe(1)
  }
})
