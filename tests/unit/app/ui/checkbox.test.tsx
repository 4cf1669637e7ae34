import { expect, test } from 'vitest'
import { Checkbox } from '../../../../src/ui/form/checkbox.tsx'
import { renderPage } from '../../../support/rendered-page.tsx'
import { tabStage } from '../../../support/stage.ts'
import { waitFor } from '../../../support/wait-for.ts'

const stage = tabStage()

test('a checkbox whose change is refused stays as it is, and calls again for each click', async () => {
  const calls: boolean[] = []
  const page = await renderPage(stage.open(), () => (
    <Checkbox checked={false} onChange={(checked) => calls.push(checked)}>
      Notifications
    </Checkbox>
  ))
  const input = page.container.querySelector<HTMLInputElement>('input[type=checkbox]')
  if (!input) throw new Error('there is no checkbox')
  for (const clicks of [1, 2]) {
    input.click()
    await waitFor(() => expect(calls).toHaveLength(clicks))
    await waitFor(() => expect(input.checked).toBe(false))
  }
  await page.unmount()
})
