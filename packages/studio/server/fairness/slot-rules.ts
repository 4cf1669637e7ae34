import { createHash } from 'node:crypto'
import type { SlotMechanic } from '../../shared/protocol.ts'
import type { Machine } from '../slots/math/machine.ts'
import { wild } from '../slots/math/symbols.ts'
import type { ProofFields } from './proof-text.ts'

interface Played {
  readonly mechanic: SlotMechanic
  readonly machine: Machine
}

/** The rules of a slot as its proofs carry them: what follows from its numbers follows from these alone (docs/studio.md). */
export function proofRulesOf({ mechanic, machine }: Played): ProofFields {
  const { rules, cap, heroes } = machine
  const { rows, counts, lines, strips, freeSpins } = rules
  if (mechanic !== 'lines') {
    return {
      wild,
      rows,
      counts,
      pays: rules.pays,
      strips,
      lines,
      ...(cap === undefined ? {} : { cap }),
      ...(heroes === undefined ? {} : { heroes }),
      ...(freeSpins === undefined
        ? {}
        : { awards: freeSpins.awards.map((award) => ({ ...award })), multipliers: freeSpins.multipliers }),
    }
  }
  const longest = Math.max(...counts)
  const pays = rules.pays.map((row) =>
    Array.from({ length: longest + 1 }, (_, run) => row[counts.indexOf(run)] ?? 0),
  )
  return { wild, lines, pays, strips }
}

/** SHA-256 of the JSON of a slot's rules, hex: the game shows it before a round, the verifier after it. */
export const rulesDigest = (game: Played): string =>
  createHash('sha256')
    .update(JSON.stringify(proofRulesOf(game)))
    .digest('hex')
