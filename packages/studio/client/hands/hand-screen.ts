import { fill } from '@marquee/contract/fill.ts'
import type { HandNames } from '../../shared/hand-names.ts'
import type { HandSheet, HandView, OpenedHands } from '../../shared/hand-protocol.ts'
import type { ChipScreen } from '../common/chip-screen.ts'
import { type ChipWin, createChipWin } from '../common/chip-win.ts'
import { element, write } from '../common/element.ts'
import type { Host } from '../common/host.ts'
import { moneyIn, onTwoLines } from '../common/money.ts'
import type { Notice } from '../common/notice.ts'
import type { Opening } from '../common/opening.ts'
import { createChipRail } from '../tables/chip-rail.ts'
import { createSpots, moveWithArrows } from '../tables/spots.ts'
import type { HandApi } from './hand-api.ts'
import { createHandChoices, type Decision, type HandChoices } from './hand-choices.ts'
import type { HandCards } from './hand-cards.ts'
import type { HandStage } from './hand-stage.ts'

/** What the page of a game of hands is made of before its session is opened. */
export interface HandInput extends Opening<HandSheet> {
  readonly stage: HandStage
  readonly names: HandNames
  readonly places: HandCards
  readonly api: HandApi
}

/** A place for a first stake. */
export type HandSpot = 'main' | 'side'

/** Minor units by place. */
export type HandBets = Readonly<Record<HandSpot, number>>

export const noBets: HandBets = { main: 0, side: 0 }

export const sumOf = ({ main, side }: HandBets): number => main + side

/** What the player does at the screen. */
export interface HandActions {
  /** Puts the chosen chip on a place. */
  put(spot: HandSpot): void
  decide(decision: Decision, extra: number): void
}

/** What the parts of a running game of hands share: its state and its screen. */
export interface HandScreen extends HandInput, Omit<ChipScreen<OpenedHands>, keyof HandInput> {
  readonly choices: HandChoices
  readonly win: ChipWin
  /** The hand on the table, also one that is over. */
  view: HandView | undefined
  /** Stakes whose ends the cards have shown, by name: before that they would tell the result early. */
  shownEnds: ReadonlySet<string>
  /** What the next hand begins with, minor units. */
  bets: HandBets
  /** What the last hand began with, which can be bet again; nothing before the first one. */
  lastBets: HandBets
  phase: 'betting' | 'busy' | 'deciding' | 'over'
  /** Whether the hand on the table is not over. */
  isActive(): boolean
  /** Whether the button beside "Deal" bets again what the last hand began with. */
  canRepeat(): boolean
  /** The cards of a hand that is over go away. */
  clearTable(): void
  /** Says something to screen readers only. */
  speak(text: string): void
  announce(text: string): void
}

/** The stakes that lie on the place of the first one. */
const onMain: ReadonlySet<string> = new Set(['main', 'first', 'ante'])

/** What a first stake pays at best, in hundredths of it. */
const best: Readonly<Record<HandSheet['kind'], number>> = {
  blackjack: 250,
  holdem: 10_100,
}

/** Builds what the parts share. */
export function createHandScreen(
  input: HandInput,
  host: Host,
  notice: Notice,
  actions: HandActions,
): HandScreen {
  const { sheet, stage, names, places } = input
  const { table: texts, hand: own } = sheet
  const ids: readonly HandSpot[] = sheet.side_rtp === null ? ['main'] : ['main', 'side']
  const spotName = (spot: string) =>
    spot === 'side' ? own.sideBet : sheet.kind === 'holdem' ? own.ante : own.main
  const spots = createSpots(
    { table: texts, spots: ids.map((id) => ({ id, best: best[sheet.kind], rtp: sheet.rtp, varies: true })) },
    input.language,
    spotName,
    (spot) => actions.put(spot === 'side' ? 'side' : 'main'),
  )
  places.clear()
  const main = spots.button('main', spotName('main'))
  const mainName = main.querySelector('.face') ?? main
  /** The stake that a decision adds has a place of its own: a call, which is printed on the cloth, or that of the second hand. */
  const added = sheet.kind === 'holdem' ? 'call' : 'second'
  const addedPlace = element(
    'div',
    { class: 'spot added', 'aria-hidden': 'true' },
    element('span', { class: 'face' }, names.stake(added)),
  )
  stage.felt.append(
    main,
    addedPlace,
    ...(ids.includes('side') ? [spots.button('side', spotName('side'))] : []),
  )
  moveWithArrows(stage.felt)

  function phaseText({ phase, view }: HandScreen): string {
    if (phase === 'busy') return own.dealing
    if (phase !== 'deciding') return own.placeBet
    const turn = view?.turn ?? null
    return view !== undefined && view.places.length > 3 && turn !== null
      ? fill(own.turnOf, { place: names.place(turn) })
      : own.yourTurn
  }

  function stakeItem({ id, amount, back }: HandView['stakes'][number]): HTMLElement {
    const { money } = screen
    const isShown = back !== null && screen.shownEnds.has(id)
    const returned = isShown ? ` → ${money.full(back)}` : ''
    const item = element('li', {}, `${names.stake(id)} ${money.full(amount)}${returned}`)
    if (isShown) item.className = back > amount ? 'gain' : 'decided'
    return item
  }

  /** Shows the chips of the hand until bets are taken for the next one. */
  function drawChips(stakes: HandView['stakes']) {
    const { bets, money, rail } = screen
    const first = stakes.find(({ id }) => onMain.has(id))
    const amounts = { ...bets, main: first?.amount ?? bets.main }
    spots.show(new Map(Object.entries(amounts).filter(([, amount]) => amount > 0)), money, rail.colourOf)
    write(mainName, first?.id === 'first' ? names.stake('first') : spotName('main'))
    const stake = stakes.find(({ id }) => id === added)
    addedPlace.hidden = stake === undefined && added === 'second'
    const chip = addedPlace.querySelector('.put')
    if (stake === undefined) return chip?.remove()
    const lying = chip ?? element('span')
    lying.className = `put ${rail.colourOf(stake.amount)}`
    write(lying, onTwoLines(money.figures(stake.amount).at(-1) ?? ''))
    if (chip === null) addedPlace.append(lying)
  }

  const screen: HandScreen = {
    ...input,
    host,
    notice,
    rail: createChipRail(stage.chips, texts, (chip) => host.send({ type: 'stake', amount: chip })),
    choices: createHandChoices(stage.choices, own, names, actions.decide),
    win: createChipWin(stage, sheet, input.still),
    money: moneyIn(input.language),
    opened: undefined,
    balance: 0,
    view: undefined,
    shownEnds: new Set(),
    bets: noBets,
    lastBets: noBets,
    phase: 'busy',

    isActive: () => screen.view !== undefined && screen.view.win === null,
    canRepeat: () => screen.phase === 'betting' && sumOf(screen.bets) === 0 && screen.lastBets.main > 0,

    setBalance(next) {
      screen.balance = next
      // The app around a frame shows the player's money, which demo money never changes.
      if (screen.opened?.demo === false) host.send({ type: 'balance', amount: next })
    },

    clearTable() {
      if (screen.view === undefined || screen.isActive()) return
      screen.view = undefined
      places.clear()
      screen.win.clear()
      stage.message.textContent = ''
    },

    speak: (text) => void (stage.voice.textContent = text),

    announce(text) {
      screen.win.clear()
      stage.message.textContent = text
      screen.speak(text)
    },

    draw() {
      const { bets, money, opened, phase, view } = screen
      const isActive = screen.isActive()
      const isBetting = phase === 'betting'
      const chosen = sumOf(bets)
      const played = isBetting ? undefined : view
      drawChips(played?.stakes ?? [])
      const staked = played?.staked ?? chosen
      stage.total.textContent = opened === undefined ? '–' : money.full(staked)
      stage.balance.textContent = opened === undefined ? '–' : money.full(screen.balance)
      stage.felt.setAttribute('aria-disabled', String(!isBetting))
      stage.root.classList.toggle('closed', !isBetting)
      stage.root.classList.toggle('goes-on', isActive)
      // `disabled` would drop the keyboard focus at every hand.
      stage.deal.setAttribute('aria-disabled', String(!isBetting || bets.main === 0))
      const canRepeat = screen.canRepeat()
      write(stage.clear, canRepeat ? texts.repeat : own.clear)
      stage.clear.disabled = !isBetting || (chosen === 0 && !canRepeat)
      stage.phase.textContent = phaseText(screen)
      stage.betting.hidden = isActive
      screen.choices.show(phase === 'over' ? undefined : view, money, phase === 'deciding')
      stage.stakes.replaceChildren(...(view?.stakes ?? []).map(stakeItem))
    },
  }
  return screen
}
