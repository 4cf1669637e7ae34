/**
 * Runs in a prerendered home after `pre-paint.ts` and before the first paint. Takes `data-document` from <html> where this
 * device's first render of home would be another one than a stranger's phone's: the shell stands then. Else it keeps the
 * presses until the app carries them out, and starts the app.
 */
import type { EarlyStart } from './platform/home-document.ts'
import { homePlaces } from './platform/home-places.ts'
import { findRegistration, workerContainer } from './platform/update/service-worker.ts'

const root = document.documentElement

/** Covers wait no longer than this for the scripts, ms. */
const scriptsLimitMs = 5000

/** Whether home's first render on this device would be what the operator rendered. */
function isStrangers(): boolean {
  // The entry of another page, which the router shows under the address of home (`openSignIn`).
  const masked = (history.state as { __tempLocation?: object } | null)?.__tempLocation
  if (location.pathname !== '/home' || location.search || masked) return false
  if (root.dataset['document'] !== `${root.lang} ${root.dataset['layout']}`) return false
  if (matchMedia('(min-width: 960px), (prefers-reduced-data: reduce)').matches) return false
  const connection: unknown = Reflect.get(navigator, 'connection')
  if (typeof connection === 'object' && connection && Reflect.get(connection, 'saveData')) return false
  return true
}

/**
 * Says on <html> what this device knows beyond the document before the first paint: that strangers' parts do not apply, and
 * which shelves of the player are expected (`kept-place.tsx`).
 */
function keepPlaces(): void {
  try {
    const has = (name: string) => sessionStorage.getItem(name)
    const mark = localStorage.getItem('sign_out_mark')
    // A sign-out in another tab has ended it (`session-keys.ts`).
    const isIn = (has('jwt') || has('auth_token')) && (mark === null || mark === has('session_since'))
    // Somebody signed in since the last sign-out: another tab may have the session.
    const mayBeIn = localStorage.getItem('signed_in_after') === (mark ?? '')
    if (isIn || mayBeIn) root.dataset['session'] = isIn ? 'here' : 'unknown'
    const marks = isIn ? sessionStorage : localStorage
    const expected = Object.entries(homePlaces).filter(([, name]) => marks.getItem(name))
    root.dataset['places'] = expected.map(([place]) => place).join(' ')
  } catch {
    // Storage is refused: nothing is known of this device.
  }
}

/** Keeps the presses, and notes that the player scrolls, until the app takes the page over. */
function keepPresses(): void {
  const kept: HTMLElement[] = []
  const early = new AbortController()
  const { signal } = early
  for (const type of ['wheel', 'touchmove', 'keydown']) {
    addEventListener(type, () => (window.scrolledEarly = true), { signal })
  }
  const isStar = (pressed: HTMLElement) => pressed.hasAttribute('aria-pressed')
  let pressedAt = Infinity
  addEventListener('pointerdown', () => (pressedAt = performance.now()), { capture: true, signal })
  const keep = (event: MouseEvent) => {
    if (!(event.target instanceof Element) || event.ctrlKey || event.metaKey || event.shiftKey) return
    const pressed = event.target.closest<HTMLElement>('#root :is(a, button)')
    if (!pressed) return
    event.preventDefault()
    event.stopImmediatePropagation()
    // A long press opens no game (`asked-facts.ts`). A key's click has no detail.
    const isGame = !isStar(pressed) && pressed.closest('article')
    if (isGame && event.detail > 0 && event.timeStamp - pressedAt >= 500) return
    if (!kept.includes(pressed)) kept.push(pressed)
    root.dataset['pressed'] = ''
  }
  addEventListener('click', keep, { capture: true, signal })
  window.takeOverHome = () => {
    delete window.takeOverHome
    delete root.dataset['pressed']
    early.abort()
    // React hears only of pictures that fail from now on.
    for (const picture of document.images) {
      if (picture.complete && picture.src && !picture.naturalWidth) picture.dispatchEvent(new Event('error'))
    }
    // Every star, and the last of what leads elsewhere: each once, however often it was pressed.
    const last = kept.findLast((pressed) => !isStar(pressed))
    // A star that is set meanwhile looked empty: the player wanted it set.
    const isDone = (pressed: HTMLElement) => pressed.getAttribute('aria-pressed') === 'true'
    for (const pressed of kept) if ((isStar(pressed) && !isDone(pressed)) || pressed === last) pressed.click()
  }
}

/**
 * Keeps the covers, which are lazy, from being fetched: on a first visit they would share a slow line with the scripts, and what the worker
 * answers at once would keep the first frame waiting. Without scripts they come as they are.
 */
function holdPictures(): void {
  root.dataset['pictures'] = 'held'
  // The entry shows them (`main.ts`), unless it does not come.
  setTimeout(() => delete root.dataset['pictures'], scriptsLimitMs)
}

/**
 * Runs the chunk of home's page, which imports the entry's: all of it runs in one task, in which the app finds its page
 * (`arrived-pages.ts`) and what else it would wait for.
 */
function startHome(): void {
  const run = (mark: string): Promise<unknown> | undefined => {
    const address = document.querySelector<HTMLLinkElement>(`link[data-${mark}]`)?.href
    return address === undefined ? undefined : import(/* @vite-ignore */ address)
  }
  const catalogue = run('catalogue') as EarlyStart['catalogue']
  window.early = { registration: findRegistration(), catalogue }
  // The app asks for it again when it starts (`i18n.ts`): it does not fail for that.
  catalogue?.catch(() => {})
  // Without the page the app starts as on any other page, and says so.
  const page = run('page') ?? Promise.reject(new Error('home has no chunk'))
  page.catch(() => run('entry'))
  // As `pre-paint.ts` does on other pages. The worker answers at once, and home is taken over without a formatter.
  if (!workerContainer()?.controller) setTimeout(() => Intl.NumberFormat(root.lang))
}

if (isStrangers()) {
  window.startHome = startHome
  keepPresses()
  keepPlaces()
  holdPictures()
} else {
  delete root.dataset['document']
  // The first frame waits for the shell, as on other pages.
  document.querySelector('link[rel=expect]')?.setAttribute('href', '#shell-end')
}
