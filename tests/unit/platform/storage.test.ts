import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { memoryStorage, openTab } from '../../support/tabs.ts'

const load = () => openTab(() => import('../../../src/platform/storage/storage.ts'))

beforeEach(() => vi.stubGlobal('localStorage', memoryStorage()))
afterEach(() => vi.unstubAllGlobals())

test('what is stored is there for the next page', async () => {
  const first = await load()
  expect(first.localStore.set('theme', 'black')).toBe(true)
  const second = await load()
  expect(second.localStore.get('theme')).toBe('black')
  second.localStore.remove('theme')
  expect(first.localStore.get('theme')).toBeUndefined()
})

test('storage that the browser blocks holds values in memory and never throws', async () => {
  Object.defineProperty(globalThis, 'localStorage', {
    configurable: true,
    get: () => {
      throw new DOMException('denied', 'SecurityError')
    },
  })
  const { localStore } = await load()
  expect(localStore.set('lang', 'ko')).toBe(false)
  expect(localStore.get('lang')).toBe('ko')
  expect(localStore.keys()).toEqual(['lang'])
  localStore.remove('lang')
  expect(localStore.get('lang')).toBeUndefined()
})

test('a full quota keeps the new value over the stored one until the page closes', async () => {
  const storage = memoryStorage()
  storage.setItem('style', 'neon')
  vi.stubGlobal('localStorage', {
    ...storage,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError')
    },
  })
  const { localStore } = await load()
  expect(localStore.set('style', 'retro')).toBe(false)
  expect(localStore.get('style')).toBe('retro')
  const reloaded = await load()
  expect(reloaded.localStore.get('style')).toBe('neon')
})

test('names of both stored and held values are listed once', async () => {
  localStorage.setItem('notice_session_1', 'x')
  const { localStore } = await load()
  localStore.set('notice_session_2', 'x')
  expect(localStore.keys().toSorted()).toEqual(['notice_session_1', 'notice_session_2'])
})
