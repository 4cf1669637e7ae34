import { i18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { type Game, type GameKind, kindOf } from '@marquee/contract/game.ts'
import { isOfTopic } from '../filters/filter-games.ts'

/** A list of games that the search finds by words: all of a kind, or those of a topic. */
export interface Topic {
  readonly kind: GameKind
  /** Undefined for all games of the kind. */
  readonly theme: string | undefined
  /** Its name in the player's language. */
  readonly name: string
}

export const topicKinds: readonly GameKind[] = ['slots', 'casino']

/** The name of all games of a kind in the player's language. */
export function kindName(kind: GameKind): string {
  const name =
    kind === 'slots'
      ? msg({ message: 'Slots', comment: "Kind of a provider's games" })
      : msg({ message: 'Table games', comment: "Kind of a provider's games" })
  return i18n._(name)
}

/** The topics that hold all games of a kind. */
export function kindTopics(): Topic[] {
  return topicKinds.map((kind) => ({ kind, theme: undefined, name: kindName(kind) }))
}

/** Whether a game is in the list of a topic. */
export function isInTopic(game: Game, { kind, theme }: Topic): boolean {
  return kindOf(game) === kind && (theme === undefined || isOfTopic(game, theme))
}
