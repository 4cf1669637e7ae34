import type { Entry } from './entry.ts'

export const dalmaru: readonly Entry[] = [
  ['하회탈 놀이', 'The Hahoe Mask Play', 'korea', 'hahoe', 'rosewood', 'curtain'],
  ['호랑이와 곶감', 'The Tiger and the Persimmon', 'korea', 'tiger', 'citrus', 'peaks'],
  ['달마루 북소리', 'Drums of Dalmaru', 'korea', 'drum', 'ember', 'sun'],
  ['도깨비의 금은보화', "The Dokkaebi's Hoard", 'korea', 'chest', 'midnight', 'stars'],
  ['오작교', 'The Magpie Bridge', 'korea', 'crane', 'midnight', 'stars'],
  ['한옥에 뜬 보름달', 'Full Moon over the Hanok', 'korea', 'moon', 'dusk', 'peaks'],
  ['매화 피는 날', 'The Day the Plum Blooms', 'korea', 'blossom', 'crimson', 'bokeh'],
  ['백두산 호랑이', 'Tiger of Mount Baekdu', 'korea', 'tiger', 'frost', 'peaks'],
  ['연등 행렬', 'The Lantern Procession', 'korea', 'lantern', 'rosewood', 'bokeh'],
  ['청사초롱', 'Lanterns for the Bride', 'korea', 'lantern', 'royal', 'curtain'],
  ['단오 부채', 'The Dano Fan', 'korea', 'fan', 'jade', 'waves'],
  ['심청의 연꽃', "Simcheong's Lotus", 'korea', 'lotus', 'rosewood', 'waves'],
  ['탈춤 한마당', 'Mask Dance Day', 'korea', 'hahoe', 'crimson', 'sun'],
  ['용궁 잔치', 'Feast at the Dragon Palace', 'korea', 'dragon', 'abyss', 'waves'],
]
