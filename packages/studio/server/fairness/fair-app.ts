import { Hono } from 'hono'
import { ClientSeedBody, type ProofResponse, type Seeds } from '../../shared/fair-protocol.ts'
import type { GameSessionRow } from '../sessions/game-sessions.ts'
import { bearer, read } from '../http/requests.ts'
import type { StudioDb } from '../database.ts'
import { StudioError } from '../http/studio-error.ts'
import { proofAtTable, proofOf } from './proofs.ts'
import { activePair, lastRevealed, nameClientSeed, rotate } from './seeds.ts'

/** The calls about fairness, the same for every game: a player's seeds and the proofs of the player's rounds. */
export function createFairApp(
  db: StudioDb,
  gameSessionOf: (secret: string) => Promise<GameSessionRow>,
): Hono {
  const app = new Hono()
  const playerOf = async (secret: string) => (await gameSessionOf(secret)).player

  app.get('/', async (c) => c.json(await seedsOf(db, await playerOf(bearer(c)))))
  app.post('/client-seed', async (c) => {
    const player = await playerOf(bearer(c))
    const { commitment, client_seed: clientSeed } = await read(c, ClientSeedBody)
    await nameClientSeed(db, player, commitment, clientSeed)
    return c.json(await seedsOf(db, player))
  })
  app.post('/rotate', async (c) => {
    const player = await playerOf(bearer(c))
    if (!(await rotate(db, player))) throw new StudioError('round_in_progress')
    return c.json(await seedsOf(db, player))
  })
  app.get('/proof/:round', async (c) => {
    const player = await playerOf(bearer(c))
    const round = c.req.param('round')
    if (round.length > 64 || round.includes('\0')) throw new StudioError('bad_request')
    const own = await proofOf(db, round)
    const isOwn = own !== undefined && own !== 'later' && own.player === player
    const found = isOwn ? own : await proofAtTable(db, round, player)
    // Another player's round gets the same response as one that does not exist.
    if (found === undefined) throw new StudioError('unknown_round')
    const { player: _, ...response } = found
    return c.json(response satisfies ProofResponse)
  })
  return app
}

async function seedsOf(db: StudioDb, player: string): Promise<Seeds> {
  const pair = await activePair(db, player)
  const before = await lastRevealed(db, player)
  return {
    commitment: pair.commitment,
    client_seed: pair.clientSeed,
    next_nonce: pair.nextNonce,
    revealed:
      before === undefined
        ? null
        : {
            commitment: before.commitment,
            server_seed: before.serverSeed,
            client_seed: before.clientSeed ?? '',
            rounds: before.nextNonce,
          },
  }
}
