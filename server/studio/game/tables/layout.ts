import type { TableSheet } from '../../table-protocol.ts'
import type { Money } from '../money.ts'
import type { TableStage } from './table-stage.ts'
import type { Spots } from './spots.ts'

/** What a layout gets to build itself. */
export interface LayoutInput {
  readonly sheet: TableSheet
  readonly stage: TableStage
  readonly spots: Spots
  readonly nameOf: (spot: string) => string
  /** Puts the chosen chip on each of these spots with one press. */
  readonly press: (spots: readonly string[]) => void
  /** Whether motion is unwanted. */
  readonly still: () => boolean
}

/** The look of one kind of table. */
export interface Layout {
  /** The draw has begun: betting is closed. */
  spin(): void
  /** Shows a result; resolves when it is seen. `late`: at once, because it is known for long. */
  show(result: readonly number[], late: boolean): Promise<void>
  /** A new round begins. */
  clear(): void
  /** Earlier results, the newest first. */
  history(results: readonly (readonly number[])[]): void
  /** What the player has on the table has changed: for a layout whose bets are no spots of its own. */
  own?(shown: OwnShown): void
  /** Groups of bets for the list of all bets: a heading and spots. One press may cover several spots. */
  readonly groups: readonly BetGroup[]
}

/** What a player has on the table, and how it is written. */
export interface OwnShown {
  /** Minor units by spot. */
  readonly amounts: ReadonlyMap<string, number>
  readonly money: Money
  /** The class that colours a sum like the largest chip in it. */
  readonly colourOf: (amount: number) => string
}

export interface BetGroup {
  readonly title: string
  readonly bets: readonly { readonly label: string; readonly spots: readonly string[] }[]
}
