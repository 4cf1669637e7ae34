import { takenFrom, takingLimits, wholesFrom } from './drawn.ts'
import { type KindCheck, tableCheck } from './kind.ts'

/** What tickets bring back, in hundredths: by how many numbers they have, then by how many of these were drawn. */
type Pays = Readonly<Record<number, readonly number[]>>

/** A draw of some of the numbers from 1 on; a ticket is a spot, its numbers in ascending order with hyphens. */
const drawCheck = (numbers: number, drawn: number, pays: Pays): KindCheck =>
  tableCheck({
    limits: () => takingLimits(numbers, drawn),
    outcome: (positions) => takenFrom(wholesFrom(1, numbers), positions),
    back(spot, outcome) {
      const ticket = spot.split('-').map(Number)
      const isTicket = ticket.every(
        (number, position) =>
          Number.isInteger(number) &&
          number <= numbers &&
          number > (position === 0 ? 0 : (ticket[position - 1] ?? 0)),
      )
      if (!isTicket || ticket.join('-') !== spot) return undefined
      return pays[ticket.length]?.[ticket.filter((number) => outcome.includes(number)).length]
    },
  })

/** Twenty balls of eighty. */
export const draw = drawCheck(80, 20, {
  1: [0, 375],
  2: [0, 100, 920],
  3: [0, 0, 200, 4_700],
  4: [0, 0, 100, 500, 16_500],
  5: [0, 0, 0, 200, 1_500, 90_000],
  6: [0, 0, 0, 100, 600, 6_000, 350_000],
  7: [0, 0, 0, 100, 300, 2_000, 35_000, 700_000],
  8: [0, 0, 0, 0, 200, 1_200, 11_000, 150_000, 1_000_000],
})

/** Fourteen tiles of thirty-four. */
export const tileDraw = drawCheck(34, 14, {
  1: [0, 230],
  2: [0, 0, 580],
  3: [0, 0, 150, 800],
  4: [0, 0, 100, 200, 1_200],
  5: [0, 0, 0, 200, 400, 2_200],
  6: [0, 0, 0, 100, 200, 600, 8_000],
})
