import { runInNewContext } from 'node:vm'
import { beforeAll, expect, test } from 'vitest'
import { bundleInline } from '../../../build/shell-in-html.ts'

let script: string
beforeAll(async () => {
  script = await bundleInline('home-gate.ts')
})

interface Device {
  path?: string
  search?: string
  /** The state of the history's entry. */
  state?: object
  lang?: string
  layout?: string
  isWide?: boolean
  savesData?: boolean
  local?: Record<string, string> | 'refused'
  session?: Record<string, string>
}

/** A tile of the page that counts its clicks. */
class Tile {
  clicks = 0
  closest: (selector?: string) => Tile | null = () => this
  hasAttribute = (_name: string) => false
  getAttribute = (_name: string): string | null => null
  click = () => (this.clicks += 1)
}

/** `<html>` of a home that was rendered in Korean for tiles, as the device then shows it. */
function open({ local = {}, session = {}, ...device }: Device = {}) {
  const { path = '/home', search = '', state = null, lang = 'ko', layout = 'list-layout' } = device
  const root = { lang, dataset: { document: 'ko list-layout', layout } as Record<string, string> }
  const listeners = new Map<string, (event: object) => void>()
  /** The link that keeps the first paint waiting for home's first words. */
  const expected = {
    href: '#hero-title',
    setAttribute: (_name: 'href', href: string) => (expected.href = href),
  }
  const context = {
    document: { documentElement: root, images: [], querySelector: () => expected },
    location: { pathname: path, search },
    history: { state },
    navigator: { connection: { saveData: device.savesData ?? false } },
    matchMedia: () => ({ matches: device.isWide ?? false }),
    localStorage: {
      getItem(name: string) {
        if (local === 'refused') throw new Error('refused')
        return local[name] ?? null
      },
    },
    sessionStorage: { getItem: (name: string) => session[name] ?? null },
    performance: { now: () => time },
    setTimeout: () => 0,
    Element: Tile,
    AbortController,
    addEventListener(type: string, listener: (event: object) => void, options?: AddEventListenerOptions) {
      listeners.set(type, listener)
      options?.signal?.addEventListener('abort', () => listeners.delete(type))
    },
  }
  let time = 0
  const window: typeof context & { takeOverHome?: () => void; scrolledEarly?: true } = context
  runInNewContext(script, { ...context, window })
  /** Presses a tile for a time, ms. */
  const press = (tile: Tile, ms: number) => {
    listeners.get('pointerdown')?.({})
    time += ms
    const event = {
      target: tile,
      detail: 1,
      timeStamp: time,
      preventDefault() {},
      stopImmediatePropagation() {},
    }
    listeners.get('click')?.(event)
  }
  const scroll = () => listeners.get('touchmove')?.({})
  return { root, window, press, scroll, expected }
}

test('the places of the player’s shelves are kept where the device had them last', () => {
  const placesOf = (device?: Device) => open(device).root.dataset['places']
  const local = { home_more: '1' }
  const session = { jwt: 'token', home_more: '1', home_continue: '1' }
  expect(placesOf()).toBe('')
  expect(placesOf({ local })).toBe('favourites')
  expect(placesOf({ session })).toBe('favourites continue')
  expect(placesOf({ local, session: { jwt: 'token' } })).toBe('')
})

const isShown = (device?: Device) => 'document' in open(device).root.dataset

test('a stranger’s phone shows the prerendered home until it is taken over', () => {
  const { root, window } = open()
  expect(root.dataset['document']).toBe('ko list-layout')
  window.takeOverHome?.()
  expect(window.takeOverHome).toBeUndefined()
  expect(isShown({ local: 'refused' })).toBe(true)
})

test.each<Device>([
  { path: '/settings' },
  { search: '?provider=list' },
  { state: { __tempLocation: { pathname: '/wallet/depositpage' } } },
  { lang: 'th' },
  { layout: 'grid-layout' },
  { isWide: true },
  { savesData: true },
])('whose first render would be another one gets the shell: %j', (device) => {
  expect(isShown(device)).toBe(false)
})

test('the first paint waits for home’s first words, and where the shell stands for that', () => {
  expect(open().expected.href).toBe('#hero-title')
  expect(open({ lang: 'th' }).expected.href).toBe('#shell-end')
})

test.each<[string, Device, boolean]>([
  ['is shown', { session: { jwt: 'token' } }, true],
  ['is shown, with another token', { session: { auth_token: 'token' } }, true],
  [
    'goes on after an earlier sign-out',
    { session: { jwt: 'token', session_since: 'a' }, local: { sign_out_mark: 'a' } },
    true,
  ],
  [
    'ended in another tab',
    { session: { jwt: 'token' }, local: { sign_out_mark: 'b', signed_in_after: '' } },
    false,
  ],
  ['is not on this device', {}, false],
])('a session that %s', (_, device, isHere) => {
  const { root } = open(device)
  expect(root.dataset['document']).toBe('ko list-layout')
  expect(root.dataset['session']).toBe(isHere ? 'here' : undefined)
})

test('where another tab may be signed in, what only strangers see waits', () => {
  const session = (local: Record<string, string>) => open({ local }).root.dataset['session']
  expect(session({})).toBeUndefined()
  expect(session({ signed_in_after: '' })).toBe('unknown')
  expect(session({ signed_in_after: 'a', sign_out_mark: 'a' })).toBe('unknown')
  expect(session({ signed_in_after: 'a', sign_out_mark: 'b' })).toBeUndefined()
})

test('a press is carried out when the page is taken over, a long one is not', () => {
  const { press, window } = open()
  const [tile, other] = [new Tile(), new Tile()]
  press(tile, 80)
  press(other, 600)
  window.takeOverHome?.()
  expect([tile.clicks, other.clicks]).toEqual([1, 0])
})

test('the player’s scrolling is noted until the page is taken over', () => {
  const early = open()
  expect(early.window.scrolledEarly).toBeUndefined()
  early.scroll()
  expect(early.window.scrolledEarly).toBe(true)
  const late = open()
  late.window.takeOverHome?.()
  late.scroll()
  expect(late.window.scrolledEarly).toBeUndefined()
})

test('what is no game is carried out however long the press was', () => {
  const { press, window } = open()
  const link = new Tile()
  link.closest = (selector?: string) => (selector === 'article' ? null : link)
  press(link, 900)
  window.takeOverHome?.()
  expect(link.clicks).toBe(1)
})

test('a star that was set meanwhile, by what the device has stored, stays set', () => {
  const star = (isSet: boolean) => {
    const made = new Tile()
    made.hasAttribute = (name) => name === 'aria-pressed'
    made.getAttribute = () => String(isSet)
    return made
  }
  const { press, window } = open()
  const [empty, set] = [star(false), star(true)]
  press(empty, 80)
  press(set, 80)
  window.takeOverHome?.()
  expect([empty.clicks, set.clicks]).toEqual([1, 0])
})

test('covers wait for the scripts of a stranger’s home, and for nothing where the shell stands', () => {
  expect(open().root.dataset).toHaveProperty('pictures')
  expect(open({ lang: 'th' }).root.dataset).not.toHaveProperty('pictures')
})
