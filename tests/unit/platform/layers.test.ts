import { createBrowserHistory, type RouterHistory } from '@tanstack/react-router'
import { createStore } from 'jotai'
import { JSDOM } from 'jsdom'
import { beforeEach, expect, test } from 'vitest'
import { goingBack } from '../../../src/platform/going-back.ts'
import { type Layers, layers } from '../../../src/platform/layers.ts'
import type { Platform } from '../../../src/platform/platform.ts'
import { waitFor } from '../../support/wait-for.ts'

let window: JSDOM['window']
let history: History
let router: RouterHistory
let over: Layers
/** What the player noticed of going back: layers that closed, and addresses that the router showed. */
let seen: string[]
/** The layers that lie over the page, by name. */
let open: Map<string, () => void>

/** Loads the page with the entries that a history has, the last one shown. */
function load(entries: readonly { state: unknown; url: string }[]): void {
  window = new JSDOM('', { url: 'https://site.test/before' }).window
  history = window.history
  for (const { state, url } of entries) history.pushState(state, '', url)
  const platform = { environment: { window, history }, store: createStore() } as unknown as Platform
  goingBack(platform)
  router = createBrowserHistory({ window })
  router.subscribe(({ location }) => seen.push(location.href))
  over = layers(platform)
}

/** Opens a layer, which closes when the player goes back. */
function lay(name: string): void {
  const takeAway = over.open(() => {
    seen.push(`close ${name}`)
    open.delete(name)
  })
  open.set(name, takeAway)
}

/** The layer closes by itself, such as by Escape. */
function close(name: string): void {
  open.get(name)?.()
  open.delete(name)
}

/** A moment in which the history comes to rest: each turn queues behind what is due by then, on a busy machine too. */
async function rest(): Promise<void> {
  for (let turn = 0; turn < 30; turn++) await new Promise((resolve) => setTimeout(resolve))
}

/** Presses the browser's back button, and tells what the player noticed. */
async function back(): Promise<string[]> {
  await rest()
  seen = []
  history.back()
  await rest()
  return seen
}

beforeEach(() => {
  open = new Map()
  seen = []
  load([{ state: null, url: '/home' }])
})

test('going back closes what is on top and keeps the page, then leaves it', async () => {
  lay('game')
  lay('menu')
  expect(await back()).toEqual(['close menu'])
  expect(await back()).toEqual(['close game'])
  expect(router.location.pathname).toBe('/home')
  expect(await back()).toEqual(['/before'])
})

test('a layer that closes by itself leaves no press of the back button behind', async () => {
  router.push('/wallet')
  lay('search')
  await rest()
  close('search')
  expect(await back()).toEqual(['/home'])
})

test('a layer that hands over to another one, and layers that come and go at once, need one press each', async () => {
  router.push('/wallet')
  lay('menu')
  await rest()
  close('menu')
  lay('search')
  lay('passing')
  close('passing')
  expect(await back()).toEqual(['close search'])
  expect(await back()).toEqual(['/home'])
})

test('a link in a layer goes to its page, from which one press leads back to the page before', async () => {
  lay('menu')
  await rest()
  router.push('/wallet')
  close('menu')
  await rest()
  expect(history.state).toEqual(router.location.state)
  expect(await back()).toEqual(['/home'])
  expect(await back()).toEqual(['/before'])
})

test('what a page writes into its address under a layer stays when the layer closes', async () => {
  lay('filters')
  await rest()
  router.replace('/home?theme=fruit')
  expect(await back()).toEqual(['close filters'])
  expect(window.location.search).toBe('?theme=fruit')
  expect(history.state).toEqual(router.location.state)
})

test('a link after such a change leads back to the changed page', async () => {
  lay('filters')
  await rest()
  router.replace('/home?theme=fruit')
  await rest()
  router.push('/wallet')
  close('filters')
  await waitFor(() => expect(window.location.pathname).toBe('/wallet'))
  expect(await back()).toEqual(['/home?theme=fruit'])
  expect(await back()).toEqual(['/before'])
})

test('what a further entry of the history shows over a layer goes first', async () => {
  lay('game')
  await rest()
  router.push('/home?modal=happened')
  expect(await back()).toEqual(['/home'])
  expect(await back()).toEqual(['close game'])
  expect(await back()).toEqual(['/before'])
})

test('a reload under an open layer leaves no press of the back button behind', async () => {
  router.push('/wallet')
  await rest()
  const wallet = { state: history.state, url: '/wallet' }
  lay('menu')
  await rest()
  const guard = { state: history.state, url: '/wallet' }
  load([{ state: { __TSR_index: 0, key: 'home' }, url: '/home' }, wallet, guard])
  expect(await back()).toEqual(['/home'])
})

test('going forward to where a layer was leads nowhere', async () => {
  lay('menu')
  await back()
  seen = []
  history.forward()
  await rest()
  expect(seen).toEqual([])
  expect(await back()).toEqual(['/before'])
})

test('a page follows although a frame of the page moved in place of the history', async () => {
  lay('game')
  await rest()
  history.back = () => undefined
  close('game')
  await rest()
  router.push('/next')
  await waitFor(() => expect(window.location.pathname).toBe('/next'))
  Reflect.deleteProperty(history, 'back')
  expect(await back()).toEqual(['/home'])
})
