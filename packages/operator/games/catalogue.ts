import type { PayFacts } from '@marquee/contract/game.ts'

/** A text in the two languages of the catalogue. */
type CatalogueText = Readonly<Record<'ko' | 'en', string>>

/** A game company. */
export interface OfferedProvider {
  readonly id: string
  /** Also the name of its pictures. */
  readonly title: string
  readonly name: CatalogueText
  /** 1 is live casino, 0 is slots. */
  readonly is_casino: 0 | 1
}

/** A game as its studio offers it. */
export interface OfferedGame {
  /** Also the launch code. */
  readonly id: string
  readonly title: CatalogueText
  readonly provider: OfferedProvider
  /** Its pictures are `cover/{cover}.{en|ko|plain}.webp`. */
  readonly cover: string
  readonly category: 'Slots' | 'casino'
  readonly theme: string
  readonly tags: readonly string[]
  /** Return to player, percent. */
  readonly rtp: number
  readonly volatility?: 'low' | 'medium' | 'high' | undefined
  /** How a slot pays. */
  readonly pays?: Readonly<PayFacts> | undefined
  /** The largest win of a round, in stakes. */
  readonly max_win: number
  /** Smallest and largest stake of a round, in won. */
  readonly limits: { readonly min: number; readonly max: number }
  /** ISO date. */
  readonly released: string
  /** Whether its rounds are everybody's, on the table's clock. */
  readonly live: boolean
  /** 0: known, but not offered at the moment. */
  readonly is_service: 0 | 1
}

export interface OfferedCatalogue {
  readonly providers: readonly OfferedProvider[]
  readonly games: readonly OfferedGame[]
}
