import { t } from '@lingui/core/macro'
import type { RegisteredRouter } from '@tanstack/react-router'
import { type Game, kindOf } from '../../contract/game.ts'
import { joinedAtom } from '../../features/account/join/joined.ts'
import { ANONYMOUS, favourites } from '../../features/lobby/favourites/favourites.ts'
import type { Tab } from '../../session/tab.ts'
import { toasts } from '../../ui/toast/toast.ts'
import { startPageOf } from '../layout/return.ts'
import { playNavigation } from '../start/play.ts'
import { goingOnAtom, heldPressAtom } from './going-on.ts'
import { keptPress, type PendingAction } from './pressed.ts'

/** Pages on the way to an account. A press is kept while one of them is open, or the sheet over another page. */
const way = new Set(['/login', '/account/register', '/register-nine', '/account/forgot-password'])

const isOnWay = ({ latestLocation: { pathname, state } }: RegisteredRouter): boolean =>
  way.has(pathname) || state.signInOver !== undefined

/** The in-app path of the page that is open, without its hash. */
export function pathOf(router: RegisteredRouter): string {
  return startPageOf(new URL(router.latestLocation.href, location.origin).href) ?? '/home'
}

/** Forgets the press when the player leaves the way to an account without signing in. Call it once. */
export function followKeptPress(router: RegisteredRouter, tab: Tab): void {
  // An early press is kept before this runs, and its sheet may still be coming.
  if (!isOnWay(router)) keptPress(tab).dropEarlier()
  let wasOnWay = isOnWay(router)
  const look = () => {
    const isOn = isOnWay(router)
    // A navigation that was under way at the press may resolve before the sheet is open. After a sign-in `goOn` takes the
    // press, which may come later than the end of the sheet.
    if (wasOnWay && !isOn && !tab.session.isSignedIn()) keptPress(tab).drop()
    wasOnWay = isOn
  }
  router.subscribe('onResolved', look)
}

/**
 * Goes on with what was pressed, once and in the tab in front, when its player has signed in or joined. Forgets the press
 * when a session ends. Never rejects.
 */
export async function goOn(router: RegisteredRouter, tab: Tab): Promise<void> {
  const press = keptPress(tab).take()
  if (!press || !tab.session.isSignedIn() || !tab.page.isVisible()) return
  const { store } = tab
  const player = tab.session.player()
  store.set(goingOnAtom, true)
  try {
    await wayOver(router)
    if (tab.session.player() !== player) return
    if (player !== undefined && store.get(joinedAtom) && isOverPage(press)) {
      await show(router, press.path)
      store.set(heldPressAtom, { player, press })
    } else await carryOut(router, tab, press)
  } catch {
    sayNotLoaded(tab)
  } finally {
    store.set(goingOnAtom, false)
  }
}

/** Goes on from the welcome with what was pressed before joining. Never rejects. */
export async function goOnFromWelcome(router: RegisteredRouter, tab: Tab): Promise<void> {
  const held = tab.store.get(heldPressAtom)
  tab.store.set(heldPressAtom, undefined)
  if (held === undefined || held.player !== tab.session.player()) return
  await carryOut(router, tab, held.press).catch(() => sayNotLoaded(tab))
}

/** Whether what was pressed comes over the page and would cover a welcome. */
const isOverPage = ({ kind }: PendingAction): boolean => kind === 'play' || kind === 'provider'

function sayNotLoaded(tab: Tab): void {
  toasts(tab).show('error', t`A part of the app did not load. Nothing you did was lost.`)
}

async function show(router: RegisteredRouter, path: string): Promise<void> {
  if (pathOf(router) === path) return
  router.history.replace(path)
  await resolved(router)
}

/** Does what was pressed, for the player who is signed in now. */
export async function carryOut(router: RegisteredRouter, tab: Tab, press: PendingAction): Promise<void> {
  await show(router, press.path)
  switch (press.kind) {
    case 'play': {
      const { launches } = await import('../../features/play/launch/launch.ts')
      return void launches(tab).launch(press.game, playNavigation(router, tab))
    }
    case 'star':
      return adoptStar(tab, press.game)
    case 'provider':
      return router.navigate({
        to: '.',
        search: (old) => ({ ...old, provider: press.provider }),
        state: { overlay: true },
        resetScroll: false,
      })
    case 'page':
  }
}

/** Moves a star that was set before signing in to the player who is signed in now. */
async function adoptStar(tab: Tab, game: Game): Promise<void> {
  const player = tab.session.player()
  if (player === undefined) return
  const { of } = favourites(tab)
  const kept = await of(player, kindOf(game)).apply((list) =>
    list.some(({ id }) => id === game.id) ? list : [...list, game],
  )
  if (kept) await of(ANONYMOUS, kindOf(game)).apply((list) => list.filter(({ id }) => id !== game.id))
}

async function wayOver(router: RegisteredRouter): Promise<void> {
  while (isOnWay(router)) await resolved(router)
}

function resolved(router: RegisteredRouter): Promise<void> {
  return new Promise((resolve) => {
    const stop = router.subscribe('onResolved', () => {
      stop()
      resolve()
    })
  })
}
