import type { SlotMechanic } from '../shared/protocol.ts'

/** What a tile says of how a slot pays. */
export interface PayFacts {
  readonly lines?: number
  readonly ways?: number
  readonly cluster?: number
  readonly free_spins?: number
}

/** A test compares it with the studio's machines. */
export const payFacts: Readonly<Record<SlotMechanic, PayFacts>> = {
  lines: { lines: 10 },
  ways: { ways: 1024 },
  cluster: { cluster: 5 },
  'free-spins': { lines: 10, free_spins: 20 },
}
