import type { TableSheet } from '../../shared/table-protocol.ts'
import type { Money } from '../common/money.ts'
import type { TableStage } from './table-stage.ts'
import type { Spots } from './spots.ts'

/** What a layout gets to build itself. */
export interface LayoutInput {
  readonly sheet: TableSheet
  readonly language: string
  readonly stage: TableStage
  readonly spots: Spots
  readonly nameOf: (spot: string) => string
  /** Puts the chosen chip on each of these spots with one click. */
  readonly put: (spots: readonly string[]) => void
  /** Says something in the line above the chips. */
  readonly announce: (text: string) => void
  /** Whether motion is unwanted. */
  readonly still: () => boolean
}

/** The look of one kind of table. */
export interface Layout {
  /** The draw has begun: betting is closed. */
  spin(): void
  /** Shows a result; resolves when it is seen. `late`: at once, because it is known for long. */
  show(result: readonly number[], late: boolean): Promise<void>
  /** The result was looked at: what covers or moves the bets gives way before new ones are taken. */
  rest?(): void
  /** A new round begins. */
  clear(): void
  /** Earlier results, the newest first. */
  history(results: readonly (readonly number[])[]): void
  /** What the player has on the table has changed: for a layout whose bets are no spots of its own. */
  own?(shown: OwnShown): void
  /** The result in few words, where its name has too many for the line above the chips. */
  brief?(result: readonly number[]): string
  /** What the rules tell of this layout beside the returns of its spots. */
  rules?(): readonly HTMLElement[]
  /** Groups of bets for the list of all bets: a heading and spots. One click may cover several spots. */
  readonly groups: readonly BetGroup[]
}

/** What a player has on the table, and how it is written. */
export interface OwnShown {
  /** Minor units by spot. */
  readonly amounts: ReadonlyMap<string, number>
  /** What was brought back by spot, minor units; empty until the result is shown. */
  readonly backs: ReadonlyMap<string, number>
  /** The chip that a click puts down, minor units. */
  readonly chip: number
  /** Whether bets are taken. */
  readonly isOpen: boolean
  readonly money: Money
  /** The class that colours a sum like the largest chip in it. */
  readonly colourOf: (amount: number) => string
}

export interface BetGroup {
  readonly title: string
  readonly bets: readonly { readonly label: string; readonly spots: readonly string[] }[]
}

/** A group of bets under one heading, each on one spot. */
export function groupOf(title: string, spots: readonly string[], nameOf: (spot: string) => string): BetGroup {
  return { title, bets: spots.map((spot) => ({ label: nameOf(spot), spots: [spot] })) }
}

/** All bets of a table in one group. */
export function groupOfAll({ sheet, nameOf }: Pick<LayoutInput, 'sheet' | 'nameOf'>): BetGroup {
  return groupOf(
    sheet.title,
    sheet.spots.map(({ id }) => id),
    nameOf,
  )
}
