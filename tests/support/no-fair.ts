import type { Language } from '@marquee/contract/config.ts'
import type { Fair } from '@marquee/studio/client/fairness/fairness.ts'
import { textsIn } from '@marquee/studio/texts.ts'

/** Calls about fairness of a game without a studio: none gets a response. */
export const noFair: Fair = {
  prepare: () => Promise.resolve(),
  order: (begin) => () => begin(undefined),
  seeds: () => Promise.resolve({ kind: 'noResponse' }),
  change: () => Promise.resolve({ kind: 'noResponse' }),
  rotate: () => Promise.resolve({ kind: 'noResponse' }),
  proof: () => Promise.resolve({ kind: 'noResponse' }),
}

/** Puts the words of the sheet about fairness into the page, as the studio's page does. */
export function withFairWords(language: Language): void {
  document.getElementById('fair')?.remove()
  const block = document.createElement('script')
  block.type = 'application/json'
  block.id = 'fair'
  block.textContent = JSON.stringify(textsIn(language).fair)
  document.head.append(block)
}
