import type { PayFacts } from '@marquee/contract/game.ts'
import type { SlotMechanic } from '../shared/protocol.ts'

/** What a tile says of how a slot pays. A test compares it with the studio's machines. */
export const payFacts: Readonly<Record<SlotMechanic, PayFacts>> = {
  lines: { lines: 10 },
  ways: { ways: 1024 },
  cluster: { cluster: 5 },
  'free-spins': { lines: 10, free_spins: 20 },
}
