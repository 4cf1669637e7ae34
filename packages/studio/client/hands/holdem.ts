import { openHands } from './open-hands.ts'

await openHands()
