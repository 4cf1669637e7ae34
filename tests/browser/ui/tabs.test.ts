import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import styles from '../../../src/ui/tabs/tabs.module.css'
import { brokenWords } from '../../support/broken-words.ts'

let bar: HTMLElement
beforeEach(() => {
  bar = document.createElement('nav')
  bar.className = styles['tabs'] ?? ''
  document.body.replaceChildren(bar)
})

function show(words: readonly string[]): void {
  bar.replaceChildren(
    ...words.map((text) => {
      const tab = document.createElement('a')
      tab.className = styles['tab'] ?? ''
      tab.textContent = text
      return tab
    }),
  )
}

const rows = () => new Set(Array.from(bar.children, (tab) => tab.getBoundingClientRect().top)).size

test.each([
  ['de', ['Buchungen', 'Einsätze', 'Einzahlungen', 'Auszahlungen']],
  ['tr', ['Hareketler', 'Bahisler', 'Para yatırma işlemleri', 'Para çekme işlemleri']],
  ['fil', ['Mga transaksyon', 'Mga taya', 'Mga deposit', 'Mga withdrawal']],
  ['longer ones', ['Kontobewegungen', 'Spieleinsätze', 'Einzahlungsaufträge', 'Auszahlungsaufträge']],
] as const)('no word of the tabs is broken (%s)', async (_, words) => {
  for (const width of [320, 360, 412]) {
    await page.viewport(width, 640)
    show(words)
    expect(brokenWords(bar, 'a'), `${width}`).toEqual([])
    expect(bar.scrollWidth).toBeLessThanOrEqual(bar.clientWidth)
  }
})

test('tabs that fit are in one row', async () => {
  for (const width of [360, 412, 900]) {
    await page.viewport(width, 640)
    show(['Transactions', 'Bets', 'Deposits', 'Withdrawals'])
    expect(rows(), `${width}`).toBe(1)
  }
})
