import * as v from 'valibot'
import { FairWords } from '../../shared/words.ts'
import type { NoticeContext } from '../common/common-notices.ts'
import { element } from '../common/element.ts'
import type { FairnessSheetInput } from './fairness-sheet.ts'
import type { Opening } from '../common/opening.ts'

/**
 * Opens the sheet about fairness, whose code is loaded at the first click.
 *
 * @param ready runs before it opens
 * @returns `false` where the code cannot be loaded
 */
export type OpenFairness = (ready: () => void) => Promise<boolean>

/** What the page of the game says of itself. */
type OpenerPage = Pick<
  Opening<{ readonly words: { readonly close: string } }>,
  'sheet' | 'language' | 'origins' | 'fair'
>

type OpenerInput = Pick<FairnessSheetInput, 'round' | 'seeded'> & {
  /** What the game adds, made when the sheet opens. */
  readonly facts?: (words: FairWords, fact: (term: string, value: string) => HTMLElement[]) => readonly Node[]
}

/** The words of the sheet, which every game's page carries. */
export const fairWords = (): FairWords =>
  v.parse(FairWords, JSON.parse(document.getElementById('fair')?.textContent ?? '{}'))

/** The studio named other seeds than this browser noted: nothing was staked. */
export function showOtherSeeds({ notice, words }: Pick<NoticeContext, 'notice' | 'words'>): void {
  const { title, otherSeeds: text } = fairWords()
  notice.show({ title, text, actions: [{ label: words.close, act: notice.clear, dismisses: true }] })
}

/** @param input called at the click */
export function fairnessOpener(
  container: HTMLElement,
  { sheet, language, origins, fair }: OpenerPage,
  host: FairnessSheetInput['host'],
  input: () => OpenerInput,
): OpenFairness {
  return async (ready) => {
    const code = await import('./fairness-sheet.ts').catch(() => undefined)
    if (code === undefined) return false
    const { facts, ...rest } = input()
    const words = fairWords()
    const added = facts?.(words, code.hashFact)
    ready()
    code.openFairnessSheet(container, {
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

/** The button that leads to the sheet, for the sheet of rules, which it closes; under it is the reason when nothing opens. */
export function fairnessButton(open: OpenFairness): HTMLElement {
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
