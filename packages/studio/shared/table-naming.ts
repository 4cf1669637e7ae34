import type { TableWords } from './words.ts'

/** Words and the language of figures. */
export interface Naming {
  readonly words: TableWords
  /** A whole number as the language writes it. */
  readonly figure: (value: number) => string
}

/** What the spots and the results of a table are called in the player's language. */
export type Names = (naming: Naming) => {
  readonly spot: (spot: string) => string
  readonly result: (result: readonly number[]) => string
}
