import { afterEach, expect, test, vi } from 'vitest'
import { withTabLock } from '../../../../src/platform/tabs/tab-lock.ts'
import { fakeDevice } from '../../../support/fake-environment.ts'

afterEach(() => void vi.useRealTimers())

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

test('a browser that does not respond to the request runs the task, and once if it responds later', async () => {
  vi.useFakeTimers()
  let grant: LockGrantedCallback<unknown> = () => undefined
  const request = (_name: string, _options: LockOptions, run: LockGrantedCallback<unknown>) => {
    grant = run
    return new Promise<never>(() => {})
  }
  const task = vi.fn<() => Promise<string>>(async () => 'sent')
  const result = withTabLock({ request, query: request } as unknown as LockManager, 'transfer', task)
  await vi.advanceTimersByTimeAsync(3000)
  expect(await result).toBe('sent')
  await grant({ name: 'transfer', mode: 'exclusive' })
  expect(task).toHaveBeenCalledOnce()
})

test('a task finds the lock free that the task before it had', async () => {
  const { locks } = fakeDevice()
  const task = async () => 'done'
  expect(await withTabLock(locks, 'sync', task)).toBe('done')
  expect(await withTabLock(locks, 'sync', task)).toBe('done')
})
