import * as v from 'valibot'
import { FairWords } from '../shared/words.ts'
import { element } from './element.ts'
import type { FairSheetInput } from './fair-sheet.ts'
import type { Opening } from './opening.ts'

/**
 * Opens the sheet about fairness, whose code comes with the first press.
 *
 * @param ready runs before it opens
 * @returns `false` where the code cannot be loaded
 */
export type OpenFair = (ready: () => void) => Promise<boolean>

/** What the page of the game says of itself. */
type DoorPage = Pick<
  Opening<{ readonly words: { readonly close: string } }>,
  'sheet' | 'language' | 'origins' | 'fair'
>

type DoorInput = Pick<FairSheetInput, 'round' | 'seeded'> & {
  /** What the game adds, made when the sheet opens. */
  readonly facts?: (words: FairWords, fact: (term: string, value: string) => HTMLElement[]) => readonly Node[]
}

/** The words of the sheet, which every game's page carries. */
export const fairWords = (): FairWords =>
  v.parse(FairWords, JSON.parse(document.getElementById('fair')?.textContent ?? '{}'))

/** @param input asked at the press */
export function fairDoor(
  place: HTMLElement,
  { sheet, language, origins, fair }: DoorPage,
  host: FairSheetInput['host'],
  input: () => DoorInput,
): OpenFair {
  return async (ready) => {
    const code = await import('./fair-sheet.ts').catch(() => undefined)
    if (code === undefined) return false
    const { facts, ...rest } = input()
    const words = fairWords()
    const added = facts?.(words, code.hashFact)
    ready()
    code.openFairSheet(place, {
      ...rest,
      ...(added === undefined ? {} : { facts: added }),
      words,
      closeLabel: sheet.words.close,
      language,
      fair,
      host,
      app: origins[0] ?? '',
    })
    return true
  }
}

/** The button that leads to the sheet, for the sheet of rules, which it closes; under it stands why nothing opens. */
export function fairButton(open: OpenFair): HTMLElement {
  const words = fairWords()
  const button = element('button', { type: 'button', class: 'action', 'aria-haspopup': 'dialog' }, words.open)
  const status = element('p', { role: 'status' })
  button.addEventListener('click', async () => {
    status.textContent = ''
    const isOpen = await open(() => button.closest('dialog')?.close())
    if (!isOpen) status.textContent = words.failed
  })
  return element('div', { class: 'fair-open' }, button, status)
}
