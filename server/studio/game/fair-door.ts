import * as v from 'valibot'
import { FairWords } from '../fair-words.ts'
import { element } from './element.ts'
import type { FairSheetInput } from './fair-sheet.ts'

/** Opens the sheet about fairness. Its code comes with the first press; nothing happens where it cannot be loaded. */
export type OpenFair = () => void

type DoorInput = Omit<FairSheetInput, 'words' | 'facts'> & {
  /** What the game adds, made when the sheet opens. */
  readonly facts?: (words: FairWords, fact: (term: string, value: string) => HTMLElement[]) => readonly Node[]
}

/** The words of the sheet, which every game's page carries. */
export const fairWords = (): FairWords =>
  v.parse(FairWords, JSON.parse(document.getElementById('fair')?.textContent ?? '{}'))

/** @param input asked at the press */
export function fairDoor(place: HTMLElement, input: () => DoorInput): OpenFair {
  return () => {
    void import('./fair-sheet.ts').then(
      ({ openFairSheet, hashFact }) => {
        const { facts, ...rest } = input()
        const words = fairWords()
        const added = facts?.(words, hashFact)
        openFairSheet(place, { ...rest, words, ...(added === undefined ? {} : { facts: added }) })
      },
      () => undefined,
    )
  }
}

/** The button that leads to the sheet, for the sheet of rules, which it closes. */
export function fairButton(open: OpenFair): HTMLButtonElement {
  const button = element(
    'button',
    { type: 'button', class: 'action', 'aria-haspopup': 'dialog' },
    fairWords().open,
  )
  button.addEventListener('click', () => {
    button.closest('dialog')?.close()
    open()
  })
  return button
}
