import type { GameSheet } from '../../shared/protocol.ts'
import { element } from './element.ts'
import './win-moment.css'

/** A round that paid; minor units. */
interface Win {
  readonly stake: number
  readonly amount: number
}

/** Stakes from which a win has one of the names in `largeWins`. */
const tiers = [10, 25, 50] as const
/** How long a sum is counted up, by tier, milliseconds; an ordinary one takes longer the more it is. */
const countMs = [0, 2_200, 3_400, 4_800] as const
const shortestCount = 500
/** How many coins fall, by tier. */
const coinCount = [0, 10, 14, 18] as const
/** Between two sums on the way: a main thread that is left alone lets the compositor run the coins smoothly. */
const stepMs = 60

/** The tier of a win: 0 for an ordinary one. What is no more than the stake is no win. */
export const tierOf = ({ stake, amount }: Win): number =>
  tiers.filter((times) => amount >= stake * times).length

/** What is said about a win: the name of its tier before `text`. */
export function spokenWin(words: Pick<GameSheet['words'], 'largeWins'>, win: Win, text: string): string {
  const name = words.largeWins[tierOf(win) - 1]
  return name === undefined ? text : `${name}. ${text}`
}

/** The moment after a win: its sum is counted up, and a large one is named step by step while coins fall. It is seen only. */
export interface WinMoment {
  /**
   * Resolves when the whole sum is in sight. Call it for wins only.
   *
   * @param write shows a sum, minor units, on its way to `amount`; returns its text
   */
  show(win: Win, write: (amount: number) => string): Promise<void>
  /** Goes to the whole sum. Returns whether there was anything to skip. */
  skip(): boolean
  clear(): void
}

/**
 * @param root has the class `celebrating` during the moment of a large win
 * @param place gets the name of a large win
 * @param coins gets the coins, behind everything that the player has to see
 */
export function createWinMoment(
  { root, place, coins }: Readonly<Record<'root' | 'place' | 'coins', HTMLElement>>,
  { largeWins }: Pick<GameSheet['words'], 'largeWins'>,
  still: () => boolean,
): WinMoment {
  const name = element('b', { class: 'tier' })
  const figure = element('b', { class: 'sum' })
  const banner = element('div', { class: 'moment', 'aria-hidden': 'true' }, name, figure)
  const rain = element('div', { class: 'coins', 'aria-hidden': 'true' })
  let finish: (() => void) | undefined

  function clear() {
    finish?.()
    banner.remove()
    rain.remove()
    root.classList.remove('celebrating')
  }

  function call(tier: number) {
    const text = largeWins[tier - 1] ?? ''
    if (name.textContent === text) return
    name.textContent = text
    name.style.setProperty('--signs', String(text.length))
    banner.dataset['tier'] = String(tier)
    if (still()) return
    name.animate(
      [{ transform: 'scale(0.5)', opacity: 0 }, { transform: 'scale(1.18)' }, { transform: 'none' }],
      {
        duration: 420,
        easing: 'ease-out',
      },
    )
  }

  function celebrate(tier: number) {
    name.textContent = ''
    place.append(banner)
    root.classList.add('celebrating')
    if (still()) return
    rain.replaceChildren(
      ...Array.from({ length: coinCount[tier] ?? 0 }, () => {
        const coin = element('i')
        coin.style.left = `${Math.random() * 100}%`
        coin.style.animationDelay = `${Math.random() * 1_800}ms`
        coin.style.setProperty('--size', `${16 + Math.random() * 16}px`)
        return coin
      }),
    )
    coins.append(rain)
  }

  return {
    clear,
    skip() {
      const isCounting = finish !== undefined
      finish?.()
      return isCounting
    },
    show(win, write) {
      clear()
      const { stake, amount } = win
      const tier = tierOf(win)
      if (tier > 0) celebrate(tier)
      const count = (sum: number) => {
        figure.textContent = write(sum)
        if (tier > 0) call(Math.max(1, tierOf({ stake, amount: sum })))
      }
      if (still()) {
        count(amount)
        return Promise.resolve()
      }
      const lasts = countMs[tier] || shortestCount + (amount / stake) * 70
      // No digit flickers that cannot be paid.
      const unit = Math.max(1, Math.round(amount / 60))
      return new Promise((resolve) => {
        const began = performance.now()
        const timer = setInterval(() => {
          const share = (performance.now() - began) / lasts
          if (share >= 1) return finish?.()
          count(Math.round((amount * (1 - (1 - share) ** 2)) / unit) * unit)
        }, stepMs)
        finish = () => {
          clearInterval(timer)
          finish = undefined
          count(amount)
          resolve()
        }
      })
    },
  }
}
