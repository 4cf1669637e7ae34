import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Button } from '../../../src/ui/button.tsx'

const send = vi.fn<() => void>()

/** A form that is busy from its submission on. */
function Form() {
  const [isBusy, setIsBusy] = useState(false)
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        send()
        setIsBusy(true)
      }}
    >
      <input aria-label="Text" />
      <Button type="submit" busy={isBusy}>
        Send
      </Button>
    </form>
  )
}

test('the button of a form that is being sent keeps the focus, and neither a click nor Enter sends it again', async () => {
  const place = document.createElement('div')
  document.body.replaceChildren(place)
  const root = createRoot(place)
  root.render(<Form />)
  const button = page.getByRole('button', { name: 'Send' })
  await userEvent.click(button)
  await expect.element(button).toHaveAttribute('aria-busy', 'true')
  expect(document.activeElement).toBe(button.element())
  await userEvent.click(button, { force: true })
  await userEvent.keyboard('{Enter}')
  await userEvent.click(page.getByLabelText('Text'))
  await userEvent.keyboard('{Enter}')
  expect(send).toHaveBeenCalledOnce()
  root.unmount()
})
