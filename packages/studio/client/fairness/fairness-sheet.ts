import { fill } from '@marquee/contract/fill.ts'
import { ClientSeed, proofAddress, type Seeds } from '../../shared/fair-protocol.ts'
import type { FairWords } from '../../shared/words.ts'
import * as v from 'valibot'
import type { CallResult } from '../common/api.ts'
import { element } from '../common/element.ts'
import type { Fair } from './fairness.ts'
import type { Host } from '../common/host.ts'
import { openSheet } from '../common/sheet.ts'
import './fairness-sheet.css'

export interface FairnessSheetInput {
  readonly words: FairWords
  readonly closeLabel: string
  readonly language: string
  readonly fair: Fair
  readonly host: Pick<Host, 'framed' | 'send'>
  /** The operator's app, for a window of the game's own. */
  readonly app: string
  /** The last round of the player that is over. */
  readonly round: string | undefined
  /** Whether the rounds of the game come from the player's seeds; those of a live table do not. */
  readonly seeded: boolean
  /** What the game adds, such as its chain. */
  readonly facts?: readonly Node[]
}

/** Opens the sheet with the player's seeds and the proof of the last round. */
export function openFairnessSheet(container: HTMLElement, input: FairnessSheetInput): void {
  const { words, closeLabel, seeded } = input
  const status = element('p', { class: 'fair-status', role: 'status' })
  const showStatus = (text: string) => {
    status.textContent = text
  }
  const parts = seeded ? seedParts(input, showStatus) : undefined
  const last = element('section', {}, element('h3', {}, words.lastRound))
  const showProof = () => void fillProof(last, input, showStatus)
  openSheet(container, {
    title: words.title,
    closeLabel,
    content: [
      ...(parts === undefined ? [] : [element('p', {}, words.seedRule), parts.root]),
      ...(input.facts ?? []),
      last,
      status,
    ],
  })
  parts?.start(showProof)
  showProof()
}

/** A value that is read digit by digit. */
export const hashFact = (term: string, value: string): HTMLElement[] => [
  element('p', { class: 'note term' }, term),
  element('p', { class: 'hash' }, value),
]

function seedParts({ words, language, fair }: FairnessSheetInput, showStatus: (text: string) => void) {
  const root = element('section', { 'aria-busy': 'true' })
  let changed: () => void = () => undefined

  async function act(call: () => Promise<CallResult<Seeds>>) {
    showStatus('')
    const result = await call()
    if (result.kind === 'data') {
      show(result.data)
      changed()
    } else {
      const code = result.kind === 'refused' ? result.code : undefined
      if (code === 'round_in_progress') showStatus(words.unfinished)
      else showStatus(code === 'other_seeds' ? words.otherSeeds : words.failed)
    }
  }

  function show({ commitment, client_seed: clientSeed, next_nonce: drawn, revealed }: Seeds) {
    const rotate = element('button', { type: 'button', class: 'action' }, words.rotate)
    rotate.disabled = drawn === 0
    rotate.addEventListener('click', () => void act(fair.rotate))
    const count = new Intl.NumberFormat(language)
    root.replaceChildren(
      ...hashFact(words.commitment, commitment),
      seedForm(words, clientSeed ?? '', (seed) => void act(() => fair.change(seed))),
      element('p', { class: 'note' }, fill(words.drawn, { count: count.format(drawn) })),
      rotate,
      ...(revealed === null
        ? []
        : [
            element('h3', {}, words.revealed),
            ...hashFact(words.serverSeed, revealed.server_seed),
            ...hashFact(words.commitment, revealed.commitment),
            ...hashFact(words.clientSeed, revealed.client_seed),
            element('p', { class: 'note' }, fill(words.drawn, { count: count.format(revealed.rounds) })),
          ]),
    )
    root.removeAttribute('aria-busy')
  }

  return {
    root,
    start(then: () => void) {
      void act(fair.seeds).then(() => {
        changed = then
      })
    },
  }
}

function seedForm(words: FairWords, seed: string, change: (seed: string) => void): HTMLFormElement {
  const field = element('input', {
    type: 'text',
    value: seed,
    maxlength: '64',
    autocomplete: 'off',
    autocapitalize: 'off',
    spellcheck: 'false',
    'aria-describedby': 'seed-rule',
  })
  const form = element(
    'form',
    { class: 'own-seed' },
    element('label', {}, element('span', {}, words.clientSeed), field),
    element('button', { type: 'submit', class: 'action' }, words.change),
    element('p', { class: 'note', id: 'seed-rule', 'aria-live': 'polite' }, words.clientSeedRule),
  )
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    const isGood = v.is(ClientSeed, field.value)
    field.setAttribute('aria-invalid', String(!isGood))
    if (isGood) change(field.value)
    else field.focus()
  })
  return form
}

async function fillProof(
  section: HTMLElement,
  { words, fair, host, app, round }: FairnessSheetInput,
  showStatus: (text: string) => void,
): Promise<void> {
  const heading = section.firstElementChild ?? ''
  if (round === undefined) {
    section.replaceChildren(heading, element('p', {}, words.noRound))
    return
  }
  const result = await fair.proof(round)
  if (result.kind !== 'data') {
    section.replaceChildren(heading, element('p', {}, words.failed))
    return
  }
  const { proof, revealed } = result.data
  const named = result.data.round === undefined ? {} : { round: result.data.round }
  const area = element('textarea', { class: 'proof', rows: '4', readonly: '', 'aria-label': words.proof })
  area.value = proof
  const copy = element('button', { type: 'button', class: 'action main' }, words.copy)
  copy.addEventListener('click', () => {
    void copied(area).then((done) => showStatus(done ? words.copied : words.notCopied))
  })
  const address = proofAddress(app, result.data)
  const check = host.framed
    ? element('button', { type: 'button', class: 'action' }, words.check)
    : element('a', { class: 'action', href: address, target: '_blank', rel: 'noopener' }, words.check)
  // The app around the frame opens its own page.
  if (host.framed) check.addEventListener('click', () => host.send({ type: 'fairness', proof, ...named }))
  section.replaceChildren(
    heading,
    ...(revealed ? [] : [element('p', {}, words.secret)]),
    area,
    element('div', { class: 'actions' }, copy, check),
  )
}

/** Copies a text; in a frame without the permission to write the clipboard, by its selection. */
async function copied(area: HTMLTextAreaElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(area.value)
    return true
  } catch {
    area.focus()
    area.select()
    // Deprecated, and the only way in a frame of another origin.
    return document.execCommand('copy')
  }
}
