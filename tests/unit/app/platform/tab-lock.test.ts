import { expect, test, vi } from 'vitest'
import { withTabLock } from '../../../../src/platform/tabs/tab-lock.ts'
import { fakeDevice } from '../../../support/fake-environment.ts'

test('a browser that refuses locks, as it does where cookies are blocked, runs the task all the same', async () => {
  const refuse = () => Promise.reject(new DOMException('refused', 'SecurityError'))
  expect(await withTabLock({ request: refuse, query: refuse }, 'transfer', async () => 'sent')).toBe('sent')
})

test('a task that fails is not run again', async () => {
  const task = vi.fn<() => Promise<never>>(async () => {
    throw new Error('no answer')
  })
  await expect(withTabLock(fakeDevice().locks, 'transfer', task)).rejects.toThrow('no answer')
  expect(task).toHaveBeenCalledOnce()
})
