import { tableCheck } from './kind.ts'

/** The value of each of the 51 segments, in their order on the wheel. */
const segments = [
  1, 3, 1, 5, 1, 3, 11, 1, 1, 5, 3, 1, 23, 1, 3, 1, 5, 1, 3, 11, 1, 1, 5, 3, 1, 47, 1, 3, 1, 5, 1, 3, 11, 1,
  1, 5, 3, 1, 23, 1, 3, 1, 5, 1, 3, 11, 1, 1, 5, 3, 1,
]

export const moneyWheel = tableCheck({
  limits: () => [segments.length],
  outcome: (numbers) => numbers,
  back(spot, [segment = -1]) {
    const chosen = segments.find((value) => String(value) === spot)
    if (chosen === undefined) return undefined
    return segments[segment] === chosen ? 100 * chosen + 100 : 0
  },
})
