import type { Place, Tab } from './driver.ts'
import { waitUntil } from './wait-until.ts'

/** An element by its CSS selector, and where given by its name: the label, else the text, as a screen reader has it. */
export interface Target {
  readonly css: string
  readonly name?: string | RegExp
  /** Without it the page. */
  readonly place?: Place
}

interface Found {
  readonly text: string
  readonly value: string
  readonly pressed: string | null
  /** The middle in the viewport of its document, where the element can be clicked there. */
  readonly point: { readonly x: number; readonly y: number } | undefined
}

/** Runs a function that uses nothing outside itself. Arguments and result are JSON. */
export async function run<T, A extends readonly unknown[]>(
  tab: Tab,
  place: Place,
  script: (...args: A) => T | Promise<T>,
  ...args: A
): Promise<T> {
  return (await tab.evaluate(place, `(${script.toString()})(...${JSON.stringify(args)})`)) as T
}

const describe = ({ css, name }: Target): string => (name === undefined ? css : `${css} named ${name}`)

/** The visible elements of that name. With `reach` each is scrolled to, until one can be clicked. */
function search(tab: Tab, { css, name = '', place = 'page' }: Target, reach: boolean): Promise<Found[]> {
  const pattern =
    typeof name === 'string' ? { source: name, isExact: true } : { source: name.source, isExact: false }
  return run(
    tab,
    place,
    async (selector: string, wanted: typeof pattern, isReached: boolean) => {
      const clean = (text: string | null | undefined) => (text ?? '').replaceAll(/\s+/g, ' ').trim()
      const nameOf = (element: Element): string => {
        const labelled = element.getAttribute('aria-labelledby')?.split(' ') ?? []
        const texts = labelled.map((id) => document.querySelector(`#${CSS.escape(id)}`)?.textContent)
        const [label] = (element as Partial<HTMLInputElement>).labels ?? []
        return clean(
          element.getAttribute('aria-label') ??
            (texts.length > 0 ? texts.join(' ') : (label?.textContent ?? element.textContent)),
        )
      }
      const fits = (element: Element): boolean =>
        wanted.source === '' ||
        (wanted.isExact ? nameOf(element) === wanted.source : new RegExp(wanted.source).test(nameOf(element)))
      const isAbove = (element: Element, x: number, y: number): boolean => {
        const hit = document.elementFromPoint(x, y)
        return hit !== null && (element.contains(hit) || hit.contains(element))
      }
      const moves = (element: Element): boolean =>
        document
          .getAnimations()
          .some(
            ({ effect, timeline, playState }) =>
              playState === 'running' &&
              timeline === document.timeline &&
              effect instanceof KeyframeEffect &&
              effect.target?.contains(element) === true &&
              Number.isFinite(effect.getComputedTiming().endTime),
          )
      const pointOf = async (element: Element): Promise<Found['point']> => {
        if (element.matches(':disabled, [aria-disabled="true"]')) return undefined
        element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
        const before = element.getBoundingClientRect()
        // What still moves would be missed. On a slow machine no frame may be drawn between the two measurements.
        await new Promise((resolve) => setTimeout(resolve, 80))
        const box = element.getBoundingClientRect()
        if (box.x !== before.x || box.y !== before.y || moves(element)) return undefined
        const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
        return isAbove(element, x, y) ? { x, y } : undefined
      }
      const found: Found[] = []
      for (const element of document.querySelectorAll(selector)) {
        if (!fits(element) || !element.checkVisibility({ visibilityProperty: true })) continue
        const point = isReached ? await pointOf(element) : undefined
        const { value = '' } = element as Partial<HTMLInputElement>
        const pressed = element.getAttribute('aria-pressed')
        found.push({ text: clean(element.textContent), value, pressed, point })
        if (point !== undefined) break
      }
      return found
    },
    css,
    pattern,
    reach,
  )
}

/** Waits until the element is visible, and its text has `text` where given. */
export function see(tab: Tab, target: Target, text?: string | RegExp): Promise<Found> {
  return waitUntil(`${describe(target)}${text === undefined ? '' : ` with ${text}`}`, async () => {
    const found = await search(tab, target, false)
    return found.find((one) => text === undefined || one.text.search(text) >= 0)
  })
}

/** Waits until no such element is visible. */
export async function seeNone(tab: Tab, target: Target): Promise<void> {
  await waitUntil(`no ${describe(target)}`, async () => (await search(tab, target, false)).length === 0)
}

/** Clicks the element as soon as it can be clicked: visible, at rest, enabled, and not covered. */
export async function click(tab: Tab, target: Target): Promise<void> {
  const point = await waitUntil(`${describe(target)} to click`, async () =>
    (await search(tab, target, true)).map((found) => found.point).find((one) => one !== undefined),
  )
  const frame =
    target.place === 'game'
      ? await run(tab, 'page', () => {
          const { x, y } = document.querySelector('iframe')?.getBoundingClientRect() ?? { x: 0, y: 0 }
          return { x, y }
        })
      : { x: 0, y: 0 }
  await tab.click(frame.x + point.x, frame.y + point.y)
}

/** Clicks a field and types into it. */
export async function fill(tab: Tab, target: Target, text: string): Promise<void> {
  await click(tab, target)
  await tab.type(text)
}

/** An element of the game in its frame. */
export function inGame(css: string, name?: string | RegExp): Target {
  return { css, place: 'game', ...(name === undefined ? {} : { name }) }
}

/** Signs in on the sign-in screen, which must be open. */
export async function signIn(
  tab: Tab,
  { username, password }: { readonly username: string; readonly password: string },
): Promise<void> {
  await fill(tab, { css: 'input[name=username]' }, username)
  await fill(tab, { css: 'input[name=password]' }, password)
  await click(tab, { css: 'main button[type=submit]' })
  await see(tab, { css: 'header a', name: /^Balance/ })
}
