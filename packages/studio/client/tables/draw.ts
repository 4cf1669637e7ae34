import { balls } from '../../shared/pick-games.ts'
import { openTable } from './open-table.ts'
import { createPickTable } from './pick-table.ts'

await openTable((input) => createPickTable(input, { game: balls, face: String }))
