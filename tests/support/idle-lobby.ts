import type { LobbyActions } from '../../src/features/lobby/lobby-context.ts'

/** Actions of a lobby that do nothing. */
export const idleLobby: LobbyActions = {
  play: () => {},
  join: () => {},
  starred: () => {},
  openFacts: () => {},
  openProvider: () => {},
  openAll: () => {},
}
