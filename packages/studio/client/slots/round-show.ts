import { fill } from '@marquee/contract/fill.ts'
import type { GameSheet, Round, Step } from '../../shared/protocol.ts'
import { icons, setIcon } from '../common/element.ts'
import type { Money } from '../common/money.ts'
import { boards } from './boards.ts'
import type { Reels } from './reels.ts'
import type { Stage } from './slot-stage.ts'
import type { WinLines } from './win-lines.ts'

/** Milliseconds: between two steps after a win, after none, and how long the reels of a free spin turn. */
const lookAtWin = 900
const lookAtNone = 380
const freeSpinMs = 420
/** How long the beginning of free spins is announced. */
const announce = 1_400

/** Plays the steps of a round on the reels, one after the other; a click goes to the last one. */
export interface RoundShow {
  /** Resolves when the last step is in sight. The reels turn already. */
  play(round: Round): Promise<void>
  /** Goes to the last step. Returns whether there was anything to skip. */
  skip(): boolean
  /** Takes away what the steps left on the screen. */
  clear(): void
}

export interface RoundShowInput {
  readonly stage: Stage
  readonly sheet: GameSheet
  readonly reels: Reels
  readonly lines: WinLines
  readonly money: () => Money
}

export function createRoundShow({ stage, sheet, reels, lines, money }: RoundShowInput): RoundShow {
  const { words, mechanic } = sheet
  let skipped: (() => void) | undefined
  let isSkipped = false
  let isPlaying = false

  /** Waits, unless the player skips. */
  function look(milliseconds: number): Promise<void> {
    if (isSkipped) return Promise.resolve()
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, milliseconds)
      skipped = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  }

  function light(step: Step) {
    reels.highlight(step.wins.flatMap((win) => win.cells))
    lines.show(step.wins)
  }

  function plaque(...parts: readonly string[]) {
    stage.plaque.replaceChildren(
      ...parts.map((part) => {
        const piece = document.createElement('span')
        piece.textContent = part
        return piece
      }),
    )
  }

  function leaveFree() {
    stage.plaque.replaceChildren()
    stage.meter?.light(undefined)
    stage.root.classList.remove('free')
  }

  function showStep(step: Step, text: string, sum: number, progress: readonly string[]) {
    plaque(...progress, money().figure(sum))
    stage.voice.textContent =
      step.amount === 0 ? text : `${text}. ${fill(words.wonSum, { amount: money().full(step.amount) })}`
  }

  async function playFree(first: Step, free: readonly Step[]) {
    const count = String(free.length)
    light(first)
    if (first.wins.length > 0) await look(lookAtWin)
    const began = fill(words.freeBegin, { count })
    stage.root.classList.add('free')
    lines.clear()
    reels.highlight(scattersIn(first, sheet.pays.length))
    plaque(began)
    stage.voice.textContent = began
    await look(announce)
    let sum = first.amount
    for (const [index, step] of free.entries()) {
      if (isSkipped) return
      const times = String(step.multiplier)
      const text = fill(words.freeStep, { step: String(index + 1), count, times })
      const progress = [`${index + 1} / ${count}`, `×${times}`]
      stage.meter?.light(step.multiplier)
      showStep({ ...step, amount: 0 }, text, sum, progress)
      lines.clear()
      reels.spin()
      await look(freeSpinMs)
      await reels.stop(step)
      sum += step.amount
      light(step)
      showStep(step, text, sum, progress)
      await look(step.amount > 0 ? lookAtWin : lookAtNone)
    }
  }

  async function playFalls(steps: readonly Step[]) {
    let sum = 0
    for (const [index, step] of steps.entries()) {
      const next = steps[index + 1]
      if (isSkipped || next === undefined) return
      sum += step.amount
      const times = String(step.multiplier)
      light(step)
      showStep(step, fill(words.fallStep, { step: String(index + 1), times }), sum, [`×${times}`])
      await look(lookAtWin)
      if (isSkipped) return
      reels.highlight([])
      await reels.fall?.(
        step.wins.flatMap((win) => win.cells),
        next,
      )
    }
  }

  return {
    async play({ result }) {
      const [first, ...others] = result?.steps ?? []
      if (first === undefined) return
      isSkipped = false
      await reels.stop(first)
      const last = others.at(-1)
      if (last === undefined) return light(first)
      isPlaying = true
      offerSkip(stage, words, true)
      await (boards[mechanic] === 'cells' ? playFalls([first, ...others]) : playFree(first, others))
      offerSkip(stage, words, false)
      isPlaying = false
      if (isSkipped) reels.show(last)
      light(last)
      leaveFree()
    },
    skip() {
      if (!isPlaying) return false
      isSkipped = true
      skipped?.()
      return true
    },
    clear() {
      lines.clear()
      reels.highlight([])
      leaveFree()
    },
  }
}

/** The click that skips is offered instead of the next spin. */
export function offerSkip({ spin }: Stage, words: GameSheet['words'], offered: boolean): void {
  spin.setAttribute('aria-label', offered ? words.skip : words.spin)
  setIcon(spin, offered ? icons.skip : icons.spin)
  spin.classList.toggle('skipping', offered)
  spin.setAttribute('aria-disabled', String(!offered))
}

function scattersIn({ window }: Step, scatter: number) {
  return window.flatMap((column, reel) =>
    column.flatMap((symbol, row) => (symbol === scatter ? [{ reel, row }] : [])),
  )
}
