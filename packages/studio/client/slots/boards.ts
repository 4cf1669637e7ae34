import type { SlotMechanic } from '../../shared/protocol.ts'

/** What a mechanic is played on: reels that turn, or cells that are drawn on their own and fall after a win. */
export const boards: Readonly<Record<SlotMechanic, 'reels' | 'cells'>> = {
  lines: 'reels',
  ways: 'reels',
  cluster: 'cells',
  'free-spins': 'reels',
}
