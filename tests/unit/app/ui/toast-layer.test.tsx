import { expect, test } from 'vitest'
import { toastLayer } from '../../../../src/ui/toast/toast-layer.ts'

test('a drawer that opens before the toasts are rendered finds their layer, which is the only one', () => {
  const early = toastLayer()
  expect(early.isConnected).toBe(true)
  expect(toastLayer()).toBe(early)
  expect(document.querySelectorAll('[data-live-announcer]')).toHaveLength(1)
})
