import * as v from 'valibot'

// The calls about fairness between every game's page and the studio's server. Both import this file.

const Hex32 = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/))
const Count = v.pipe(v.number(), v.safeInteger(), v.minValue(0))

/** What a player may choose as client seed: 1 to 64 visible ASCII characters without a colon, which are their own bytes. */
export const ClientSeed = v.pipe(v.string(), v.regex(/^[!-9;-~]{1,64}$/))

/** The commitment of the pair that a page prepared for a round: no other pair draws it. */
export const PreparedPair = v.optional(Hex32)

export const ClientSeedBody = v.object({
  /** The commitment that the player has seen. */
  commitment: Hex32,
  client_seed: ClientSeed,
})

/** A player's seeds as the player may know them. */
export const Seeds = v.object({
  commitment: Hex32,
  /** Null until it is named. */
  client_seed: v.nullable(v.string()),
  /** Rounds that the pair has drawn; the nonce of the next one. */
  next_nonce: Count,
  /** The pair before. */
  revealed: v.nullable(
    v.object({ commitment: Hex32, server_seed: Hex32, client_seed: v.string(), rounds: Count }),
  ),
})
export type Seeds = v.InferOutput<typeof Seeds>

export const ProofResponse = v.object({
  /** `server_seed` is null in it while the seed is secret. */
  proof: v.string(),
  revealed: v.boolean(),
  /** The round's id in the operator's books, which at a table is not the proof's. */
  round: v.optional(v.string()),
})
export type ProofResponse = v.InferOutput<typeof ProofResponse>

/** The address of the app's page that checks a proof. */
export function proofAddress(app: string, { proof, round }: ProofResponse): string {
  const before = round === undefined ? '' : `round=${encodeURIComponent(round)}&`
  return `${app}/fairness#${before}proof=${encodeURIComponent(proof)}`
}
