import { delay } from '../common/delay.ts'
import type { Wheel } from './wheel.ts'

/** How long a result waits for the code of the wheel that is to show it, ms. */
const longestWaitMs = 3_000

/** A wheel whose code loads after the felt, so that the first bets do not wait for it. */
interface LazyWheel {
  spin(): void
  /** Resolves when the wheel shows the pocket; soon where its code does not load. `late`: at once. */
  show(index: number, late: boolean): Promise<void>
  /** Shows the result before the player came, unless a newer one is shown. */
  lay(index: number): void
}

/** @param announce writes the result, or none while the wheel turns */
export function createLazyWheel(
  loading: Promise<Wheel>,
  announce: (index: number | undefined) => void,
): LazyWheel {
  const wheel = loading.catch(() => undefined)
  /** Whether the wheel shows a result, or turns. */
  let isShown = false
  return {
    spin() {
      isShown = true
      announce(undefined)
      void wheel.then((one) => one?.spin())
    },
    async show(index, late) {
      isShown = true
      announce(undefined)
      const loaded = await Promise.race([wheel, delay(longestWaitMs)])
      await loaded?.stop(index, late)
      announce(index)
    },
    lay(index) {
      if (isShown) return
      isShown = true
      announce(index)
      void wheel.then((one) => one?.stop(index, true))
    },
  }
}
