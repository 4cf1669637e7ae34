import type { Entry } from './entry.ts'

export const kestrelbay: readonly Entry[] = [
  ['해적왕의 궤짝', "The Pirate King's Chest", 'adventure', 'chest', 'abyss', 'waves'],
  ['폭풍 속의 돛', 'Sails in the Storm', 'adventure', 'ship', 'abyss', 'waves'],
  ['잃어버린 나침반', 'The Lost Compass', 'adventure', 'compass', 'rosewood', 'peaks'],
  ['섬의 열쇠', 'The Island Key', 'adventure', 'key', 'lagoon', 'sun'],
  ['크라켄 만', 'Kraken Bay', 'adventure', 'octopus', 'crimson', 'waves'],
  ['태양 신전 원정대', 'Expedition to the Sun Temple', 'adventure', 'sunface', 'jade', 'arch'],
  ['황금 항구', 'The Golden Harbour', 'adventure', 'coins', 'lagoon', 'waves'],
  ['모래섬의 시간', 'Hours on Sand Island', 'adventure', 'hourglass', 'lagoon', 'waves'],
  ['노을 속의 범선', 'A Ship at Dusk', 'adventure', 'ship', 'dusk', 'sun'],
  ['밀림의 토템', 'Totem in the Jungle', 'adventure', 'totem', 'jade', 'peaks'],
  ['선장의 일지', "The Captain's Log", 'adventure', 'book', 'rosewood', 'waves'],
  ['안개 속의 배', 'A Ship in the Fog', 'adventure', 'ship', 'frost', 'waves'],
  ['천문대의 지도', 'Map of the Observatory', 'adventure', 'planet', 'midnight', 'stars'],
]
