import { expect, test } from 'vitest'
import { createLocalStore, type LocalStore } from '../../../../src/platform/storage/storage.ts'
import { fakeEnvironment } from '../../../support/fake-environment.ts'
import { memoryStorage } from '../../../support/tabs.ts'

function open(localStorage: Storage): LocalStore {
  return createLocalStore(fakeEnvironment(undefined, { localStorage }))
}

test('a stored value is there for the next page', () => {
  const storage = memoryStorage()
  const first = open(storage)
  expect(first.set('theme', 'black')).toBe(true)
  const second = open(storage)
  expect(second.get('theme')).toBe('black')
  second.remove('theme')
  expect(first.get('theme')).toBeUndefined()
})

test('blocked storage has values in memory and never throws', () => {
  const localStore = createLocalStore({
    window: undefined,
    get localStorage(): Storage {
      throw new DOMException('denied', 'SecurityError')
    },
  })
  expect(localStore.set('lang', 'ko')).toBe(false)
  expect(localStore.get('lang')).toBe('ko')
  expect(localStore.keys()).toEqual(['lang'])
  localStore.remove('lang')
  expect(localStore.get('lang')).toBeUndefined()
})

test('with a full quota the new value replaces the stored one until the page closes', () => {
  const storage = memoryStorage()
  storage.setItem('style', 'neon')
  const full = {
    ...storage,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError')
    },
  }
  const localStore = open(full)
  expect(localStore.set('style', 'retro')).toBe(false)
  expect(localStore.get('style')).toBe('retro')
  const reloaded = open(full)
  expect(reloaded.get('style')).toBe('neon')
})

test('what another tab stores or removes is newer than a value that was refused before', () => {
  const storage = memoryStorage()
  storage.setItem('style', 'neon')
  let isFull = true
  const localStore = open({
    ...storage,
    setItem: (key, value) => {
      if (isFull) throw new DOMException('full', 'QuotaExceededError')
      storage.setItem(key, value)
    },
  })
  localStore.set('style', 'retro')
  localStore.set('theme', 'black')
  storage.setItem('style', 'flat')
  expect([localStore.get('style'), localStore.get('theme')]).toEqual(['flat', 'black'])
  localStore.set('style', 'retro')
  storage.removeItem('style')
  expect(localStore.keys()).toEqual(['theme'])
  expect(localStore.get('style')).toBeUndefined()

  localStore.set('style', 'retro')
  isFull = false
  localStore.set('style', 'neon')
  storage.setItem('style', 'flat')
  expect(localStore.get('style')).toBe('flat')
})

test('keys of stored values and of values in memory are listed once', () => {
  const storage = memoryStorage()
  storage.setItem('notice_session_1', 'x')
  const localStore = open(storage)
  localStore.set('notice_session_2', 'x')
  expect(localStore.keys().toSorted()).toEqual(['notice_session_1', 'notice_session_2'])
})
