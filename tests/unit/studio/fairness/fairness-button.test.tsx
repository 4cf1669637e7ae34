import { expect, test, vi } from 'vitest'
import { fairnessButton, fairnessOpener } from '@marquee/studio/client/fairness/fairness-button.ts'
import { openingDialogs } from '../../../support/dialogs.ts'
import { noFair, withFairWords } from '../../../support/no-fair.ts'
import { waitFor } from '../../../support/wait-for.ts'

vi.mock('@marquee/studio/client/fairness/fairness-sheet.ts', () => {
  throw new Error('the code of the sheet cannot be loaded')
})

test('where the sheet cannot be loaded, the sheet with its button stays and says so', async () => {
  openingDialogs()
  withFairWords('en')
  const page = { sheet: { words: { close: 'Close' } }, language: 'en', origins: [], fair: noFair }
  const host = { framed: true, send: () => undefined }
  const open = fairnessOpener(document.body, page, host, () => ({ round: undefined, seeded: true }))
  const rules = document.createElement('dialog')
  rules.append(fairnessButton(open))
  document.body.replaceChildren(rules)
  rules.showModal()
  rules.querySelector('button')?.click()
  await waitFor(() =>
    expect(rules.querySelector('[role=status]')?.textContent).toBe(
      'Something went wrong. Please try again in a moment.',
    ),
  )
  expect(rules.open).toBe(true)
})
