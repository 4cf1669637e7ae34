// @vitest-environment jsdom
import { act, type ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { followTranslation } from '../../../../src/shell/start/translated-page.ts'
import { translate } from '../../../support/translator.ts'

const { insertBefore, removeChild } = Node.prototype
let root: Root
let ends: (() => void)[] = []

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const main = document.createElement('main')
  document.body.replaceChildren(main)
  root = createRoot(main)
  ends = [followTranslation(document)]
})
afterEach(async () => {
  await act(async () => root.unmount())
  for (const end of ends) end()
  vi.unstubAllGlobals()
})

async function show(content: ReactNode): Promise<string> {
  await act(async () => root.render(content))
  return document.body.textContent
}

async function translated(content: ReactNode): Promise<void> {
  await show(content)
  ends.push(translate(document.body))
  await act(async () => {})
}

test('a text that gives way to another one is replaced', async () => {
  const Text = ({ text }: { text: string }) => text
  const line = (settled: boolean) => <p>{settled ? '3 results' : <Text text="searching" />}</p>
  await translated(line(false))
  expect(await show(line(true))).toBe('3 RESULTS')
  expect(await show(line(false))).toBe('SEARCHING')
})

test('a text beside others is removed, comes back in its place and changes', async () => {
  const line = (from: string | undefined, to: string) => (
    <p>
      {from}
      {from === undefined ? null : ' to '}
      {to}
      <b>!</b>
    </p>
  )
  await translated(line('one', 'two'))
  expect(document.body.textContent).toBe('ONE TO TWO!')
  expect(await show(line(undefined, 'two'))).toBe('TWO!')
  expect(await show(line('one', 'three'))).toBe('ONE TO THREE!')
  expect(await show(line('four', 'five'))).toBe('FOUR TO FIVE!')
})

test('texts that change places', async () => {
  const Text = ({ text }: { text: string }) => text
  const list = (...words: string[]) => words.map((word) => <Text key={word} text={word} />)
  await translated(list('a', 'b', 'c'))
  expect(await show(list('c', 'a', 'b'))).toBe('CAB')
  expect(await show(list('b'))).toBe('B')
})

test('a text that was moved into an element', async () => {
  const content = (isShown: boolean) => (
    <p>
      {isShown ? 'gone' : null}
      {'stays'}
    </p>
  )
  await show(content(true))
  const line = document.querySelector('p')
  const [first = ''] = line?.childNodes ?? []
  const font = document.createElement('font')
  line?.prepend(font)
  font.append(first)
  await act(async () => {})
  expect(await show(content(false))).toBe('stays')
})

test('the page is as it was until something is translated', async () => {
  await show(<p>one</p>)
  await show(<p>two</p>)
  expect(Node.prototype.removeChild).toBe(removeChild)
  expect(Node.prototype.insertBefore).toBe(insertBefore)
})
