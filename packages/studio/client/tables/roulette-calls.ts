import { wheelOrder } from '../../shared/table-names.ts'

/** A number and its neighbours on each side on the wheel. */
export function neighboursOf(number: number, eachSide: number): string[] {
  const at = wheelOrder.indexOf(number)
  const steps = Array.from({ length: 2 * eachSide + 1 }, (_, index) => index - eachSide)
  return steps.map((step) => String(wheelOrder[(at + step + wheelOrder.length) % wheelOrder.length] ?? 0))
}

/** The parts of the wheel that are called by name: chips on the bets that cover them, some of them two. */
export const calls = {
  voisins: ['0-2-3', '0-2-3', '4-7', '12-15', '18-21', '19-22', '25-26-28-29', '25-26-28-29', '32-35'],
  tiers: ['5-8', '10-11', '13-16', '23-24', '27-30', '33-36'],
  orphelins: ['1', '6-9', '14-17', '17-20', '31-34'],
  zeroGame: ['0-3', '12-15', '26', '32-35'],
} as const

export type Call = keyof typeof calls
