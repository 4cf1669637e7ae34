import type { MotifName } from '../art/motifs.ts'
import type { FairWords } from '../shared/fair-words.ts'
import type { GameWords } from '../shared/game-words.ts'
import type { HandWords } from '../shared/hand-words.ts'
import type { TableWords } from '../shared/table-words.ts'

/**
 * Every fixed text that the reference operator writes itself, in one language. All of it is plain text: `\n` ends a
 * line, `{name}` is filled in by `fill`, nothing else has a meaning.
 */
export interface OperatorTexts {
  readonly account: AccountTexts
  readonly boards: BoardTexts
  /** What the site is, for search engines and link previews. */
  readonly description: string
  /** Every word of the games' sheet about fairness. */
  readonly fair: FairWords
  readonly faq: FaqTexts
  readonly game: GameTexts
  readonly privacy: DocumentText
  readonly symbols: SymbolNames
  /** Every word of the studio's live tables. */
  readonly tables: TableWords
  /** Every word of the studio's games of hands. */
  readonly hands: HandWords
  readonly terms: DocumentText
  /** What is missing on home without JavaScript. */
  readonly noScriptText: string
}

/** An announcement or a memo. */
export interface BoardText {
  readonly title: string
  readonly content: string
}

export interface AccountTexts {
  /** Follows each memo about a change of the account, on a line of its own. */
  readonly notYou: string
  readonly passwordChanged: BoardText
  /** Follows in the memo about a new password, where the player has passkeys. */
  readonly passkeysStay: string
  /** `{name}`: the passkey's, as the player wrote it. */
  readonly passkeyAdded: BoardText
  readonly passkeyRemoved: BoardText
  /** `{details}`: the names of what was changed, as a list. */
  readonly detailsChanged: BoardText
  readonly details: Readonly<Record<'nickname' | 'phone' | 'bank', string>>
  /** `{title}`: the inquiry's, as the player wrote it. */
  readonly answered: BoardText
  readonly simulatedAnswer: string
  /** To a further message in the same inquiry. */
  readonly simulatedReply: string
  /** The lines of the email, with the link after `address`. `{site}`, `{username}`, `{minutes}`: a whole number. */
  readonly resetEmail: Readonly<Record<'subject' | 'asked' | 'address' | 'ignore', string>>
}

export type NoticeName = 'welcome' | 'terms' | 'favourites' | 'rounds' | 'sessions' | 'maintenance'
export type FirstMemoName = 'welcome' | 'pause' | 'bank'

export interface BoardTexts {
  readonly notices: Readonly<Record<NoticeName, BoardText>>
  readonly memos: Readonly<Record<FirstMemoName, BoardText>>
}

export type FaqName =
  | 'deposit-time'
  | 'withdraw-how'
  | 'inquiry-time'
  | 'rolling'
  | 'points'
  | 'deposit-open'
  | 'password-forgotten'
  | 'sessions'
  | 'bank-change'
  | 'game-interrupted'
  | 'popup-blocked'
  | 'offline'
  | 'play-money'
  | 'break'

export type FaqTexts = Readonly<Record<FaqName, { readonly question: string; readonly answer: string }>>

export interface DocumentText {
  readonly title: string
  readonly sections: readonly { readonly heading: string; readonly paragraphs: readonly string[] }[]
}

export interface GameTexts {
  readonly loading: string
  readonly noScript: string
  /** For the address of a game that there is not. */
  readonly missing: string
  /** In place of the proof of a round that has none. */
  readonly noProof: string
  readonly words: GameWords
}

export type SymbolNames = Readonly<Record<MotifName, string>>
