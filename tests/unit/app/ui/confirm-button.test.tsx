import { msg } from '@lingui/core/macro'
import { act } from 'react'
import { expect, test, vi } from 'vitest'
import { ConfirmButton } from '../../../../src/ui/form/confirm-button.tsx'
import { renderPage } from '../../../support/rendered-page.tsx'
import { tabStage } from '../../../support/stage.ts'

const stage = tabStage()

/** Clicks a button after a time, as its event says. */
const click = (button: HTMLElement | undefined, timeStamp: number) =>
  act(async () => {
    const event = new MouseEvent('click', { bubbles: true })
    Object.defineProperty(event, 'timeStamp', { value: timeStamp })
    button?.dispatchEvent(event)
  })

test('a double tap neither confirms nor cancels: the question must have been visible for a while', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const confirm = vi.fn<() => void>()
  const { container, unmount } = await renderPage(stage.open(), () => (
    <ConfirmButton getQuestion={async () => msg`Really?`} onConfirm={confirm}>
      Stop
    </ConfirmButton>
  ))
  const button = (name: string) =>
    [...container.querySelectorAll('button')].find(({ textContent }) => textContent === name)
  vi.spyOn(performance, 'now').mockReturnValue(10_000)
  await click(button('Stop'), 9990)
  expect(document.activeElement).toBe(button('Cancel'))

  await click(button('Stop'), 9995)
  await click(button('Stop'), 10_599)
  await click(button('Cancel'), 10_599)
  expect(confirm).not.toHaveBeenCalled()
  expect(container.textContent).toContain('Really?')

  await click(button('Stop'), 10_600)
  expect(confirm).toHaveBeenCalledOnce()
  expect(document.activeElement).toBe(button('Stop'))
  await unmount()
})
