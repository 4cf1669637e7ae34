import type { Entry } from './entry.ts'

export const saltbrush: readonly Entry[] = [
  ['선인장 골짜기', 'Cactus Gulch', 'western', 'cactus', 'desert', 'sun'],
  ['보안관의 별', "The Sheriff's Star", 'western', 'badge', 'desert', 'sun'],
  ['먼지 속의 황소', 'Bull in the Dust', 'western', 'bull', 'desert', 'sun'],
  ['행운의 편자', 'The Lucky Horseshoe', 'western', 'horseshoe', 'rosewood', 'beams'],
  ['천둥새 토템', 'Thunderbird Totem', 'western', 'totem', 'desert', 'sun'],
  ['은광의 밤', 'Night at the Silver Mine', 'western', 'crystals', 'steel', 'peaks'],
  ['달밤의 선인장', 'Cactus by Moonlight', 'western', 'cactus', 'dusk', 'stars'],
  ['역마차 금화', 'Stagecoach Gold', 'western', 'coins', 'desert', 'sun'],
  ['붉은 협곡의 늑대', 'Wolf of Red Canyon', 'western', 'wolf', 'ember', 'peaks'],
  ['소금 사막의 태양', 'Sun on the Salt Flats', 'western', 'sunface', 'desert', 'sun'],
  ['무법자의 패', "The Outlaw's Hand", 'western', 'poker', 'rosewood', 'arch'],
  ['황혼의 보안관', 'Sheriff at Sundown', 'western', 'badge', 'dusk', 'sun'],
  ['바위산의 토템', 'Totem of the Mesa', 'western', 'totem', 'ember', 'peaks'],
]
