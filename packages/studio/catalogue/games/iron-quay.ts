import type { Entry } from './entry.ts'

export const ironQuay: readonly Entry[] = [
  ['로켓 2099', 'Rocket 2099', 'celestial', 'rocket', 'dusk', 'grid'],
  ['강철 황소', 'The Steel Bull', 'western', 'bull', 'steel', 'beams'],
  ['한밤의 금고', 'Vault at Midnight', 'adventure', 'vault', 'noir', 'beams'],
  ['폭풍 발전소', 'Storm Works', 'celestial', 'bolt', 'steel', 'beams'],
  ['네온 세븐', 'Neon Seven Street', 'luck', 'seven', 'violet', 'grid'],
  ['동전 탑', 'Tower of Coins', 'luck', 'coins', 'noir', 'beams'],
  ['은하 정거장', 'Galaxy Station', 'celestial', 'planet', 'steel', 'grid'],
  ['비행접시 소동', 'The Saucer Comes Down', 'celestial', 'saucer', 'aurora', 'grid'],
  ['철의 나침반', 'The Iron Compass', 'adventure', 'compass', 'steel', 'beams'],
  ['네온 혜성', 'Neon Comet', 'celestial', 'rocket', 'violet', 'grid'],
  ['마지막 열쇠', 'The Last Key', 'adventure', 'key', 'noir', 'beams'],
  ['붉은 번개', 'Red Lightning', 'celestial', 'bolt', 'crimson', 'beams'],
  ['토성 고리 열차', 'Saturn Ring Express', 'celestial', 'planet', 'citrus', 'grid'],
  ['쇠뿔', 'Iron Horns', 'western', 'bull', 'noir', 'arch'],
]
