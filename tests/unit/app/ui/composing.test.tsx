// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { TextField } from '../../../../src/ui/form/text-field.tsx'
import { renderPage } from '../../../support/rendered-page.tsx'
import { tabStage } from '../../../support/stage.ts'

const stage = tabStage()

test.each([
  ['ends a composition', { isComposing: true }, true],
  ['ends a composition in Safari', { keyCode: 229 }, true],
  ['is typed', {}, false],
])('Enter that %s sends the form unless a text is being composed', async (_case, key, isHeld) => {
  const { container, unmount } = await renderPage(stage.open(), () => <TextField label="Name" name="name" />)
  const event = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true, ...key })
  container.querySelector('input')?.dispatchEvent(event)
  expect(event.defaultPrevented).toBe(isHeld)
  await unmount()
})
