import { expect, test } from 'vitest'
import { createPlatform, type Platform } from '../../../../src/platform/platform.ts'
import { service } from '../../../../src/platform/service.ts'
import { fakeDevice, fakeEnvironment, nobody } from '../../../support/fake-environment.ts'

test('each tab of a device has its own platform and shares the local storage', () => {
  const device = fakeDevice()
  const one = createPlatform(fakeEnvironment(device), nobody)
  const other = createPlatform(fakeEnvironment(device), nobody)
  one.localStore.set('shared', 'yes')
  one.sessionStore.set('own', 'yes')
  one.clock.sync(new Date(1000).toUTCString(), 0, 0)
  expect(other.localStore.get('shared')).toBe('yes')
  expect(other.sessionStore.get('own')).toBeUndefined()
  expect(other.clock.isSynced()).toBe(false)
})

test('a service exists once per tab', () => {
  const counter = service((platform: Platform) => ({ platform, count: 0 }))
  const one = createPlatform(fakeEnvironment(), nobody)
  const other = createPlatform(fakeEnvironment(), nobody)
  counter(one).count += 1
  expect(counter(one)).toMatchObject({ platform: one, count: 1 })
  // A tab is another object than its platform.
  expect(counter({ ...one }).count).toBe(1)
  expect(counter(other)).toMatchObject({ platform: other, count: 0 })
})
