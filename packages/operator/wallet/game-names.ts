import type { GameName } from '@marquee/contract/game-name.ts'
import type { Lobby } from '../games/lobby.ts'

/** Gives a game its name. */
export type NameOf = (gameId: string) => GameName

/** The names of the catalogue. A game that is not in it any more has its id as title. */
export function gameNames(lobby: Pick<Lobby, 'game'>): NameOf {
  return (id) => {
    const game = lobby.game(id)
    return game ? { id, title: game.title, provider: game.provider.name } : { id, title: id }
  }
}
