import type { Entry } from './entry.ts'

export const tidewick: readonly Entry[] = [
  ['심해의 잉어', 'Koi of the Deep', 'ocean', 'koi', 'abyss', 'waves'],
  ['문어 선장', 'Captain Octopus', 'ocean', 'octopus', 'lagoon', 'waves'],
  ['진주의 속삭임', 'Whisper of Pearls', 'ocean', 'pearl', 'sakura', 'bokeh'],
  ['파도의 삼지창', 'Trident of the Waves', 'ocean', 'trident', 'lagoon', 'waves'],
  ['산호빛 물고기', 'The Coral Fish', 'ocean', 'fish', 'ember', 'waves'],
  ['보물 항로', 'Treasure Passage', 'ocean', 'chest', 'lagoon', 'waves'],
  ['달빛 조류', 'Moonlit Tide', 'ocean', 'moon', 'abyss', 'waves'],
  ['먹물 폭풍', 'Ink Storm', 'ocean', 'octopus', 'violet', 'bokeh'],
  ['등대지기의 나침반', "The Lightkeeper's Compass", 'ocean', 'compass', 'abyss', 'beams'],
  ['푸른 산호초', 'Blue Reef', 'ocean', 'fish', 'lagoon', 'waves'],
  ['바다 왕의 궁전', 'Palace of the Sea King', 'ocean', 'trident', 'abyss', 'arch'],
  ['흑진주 해변', 'Dark Pearl Shore', 'ocean', 'pearl', 'noir', 'stars'],
  ['인어의 반지', "The Mermaid's Ring", 'ocean', 'ring', 'lagoon', 'orbit'],
  ['금빛 비늘', 'Gilded Scales', 'ocean', 'fish', 'midnight', 'waves'],
]
