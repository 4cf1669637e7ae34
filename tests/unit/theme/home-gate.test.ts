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
  lang?: string
  layout?: string
  isWide?: boolean
  savesData?: boolean
  local?: Record<string, string> | 'refused'
  session?: Record<string, string>
}

/** `<html>` of a home that was rendered in Korean for tiles, as the device then shows it. */
function open({ local = {}, session = {}, ...device }: Device = {}) {
  const { path = '/home', search = '', lang = 'ko', layout = 'list-layout' } = device
  const places = new Map<string, string | null>()
  const root = {
    lang,
    dataset: { document: 'ko list-layout', layout } as Record<string, string>,
    style: { setProperty: (name: string, value: string | null) => places.set(name, value) },
  }
  const context = {
    document: { documentElement: root, images: [] },
    location: { pathname: path, search },
    navigator: { connection: { saveData: device.savesData ?? false } },
    matchMedia: () => ({ matches: device.isWide ?? false }),
    localStorage: {
      getItem(name: string) {
        if (local === 'refused') throw new Error('refused')
        return local[name] ?? null
      },
    },
    sessionStorage: { getItem: (name: string) => session[name] ?? null },
    addEventListener: () => {},
    removeEventListener: () => {},
  }
  const window: typeof context & { takeOverHome?: () => void } = context
  runInNewContext(script, { ...context, window })
  return { root, window, place: places.get('--more') ?? undefined }
}

test('the place of the player’s shelves is kept as the device had it last', () => {
  const local = { home_more: '278px' }
  expect(open().place).toBeUndefined()
  expect(open({ local }).place).toBe('278px')
  expect(open({ local, session: { jwt: 'token', home_more: '480px' } }).place).toBe('480px')
  expect(open({ local, session: { jwt: 'token' } }).place).toBeUndefined()
})

const isShown = (device?: Device) => 'document' in open(device).root.dataset

test('a stranger’s phone shows the prerendered home until it is taken over', () => {
  const { root, window } = open()
  expect(root.dataset['document']).toBe('ko list-layout')
  window.takeOverHome?.()
  expect(root.dataset).not.toHaveProperty('document')
  expect(window.takeOverHome).toBeUndefined()
  expect(isShown({ local: 'refused' })).toBe(true)
})

test.each<Device>([
  { path: '/settings' },
  { search: '?provider=list' },
  { lang: 'th' },
  { layout: 'grid-layout' },
  { isWide: true },
  { savesData: true },
])('whose first render would be another one gets the shell: %j', (device) => {
  expect(isShown(device)).toBe(false)
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
