import type { Language } from '@marquee/contract/config.ts'
import type { SlotMechanic, GameSheet } from '@marquee/studio/shared/protocol.ts'
import { machineOf } from '@marquee/studio/server/slots/math/machines.ts'
import { textsIn } from '@marquee/studio/texts.ts'

const drawn = 'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/%3E'

/** The sheet of a game of a mechanic, with symbols that are all drawn alike. */
export function slotSheet(language: Language, mechanic: SlotMechanic = 'lines'): GameSheet {
  const { rules, error, cap = 800 } = machineOf(mechanic, 'high', 96.4)
  return {
    id: '1',
    title: 'Gate',
    words: textsIn(language).game.words,
    symbols: Array.from({ length: rules.pays.length + 1 }, (_, rank) => ({
      picture: drawn,
      name: `Symbol ${rank}`,
    })),
    volatility: 'high',
    mechanic,
    rtp: 96.4,
    error,
    largest: cap,
    ...rules,
    rules_digest: '0'.repeat(64),
  }
}
