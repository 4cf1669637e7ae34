import type { Entry } from './entry.ts'

export const papercrane: readonly Entry[] = [
  ['종이학 천 마리', 'A Thousand Paper Cranes', 'japan', 'crane', 'sakura', 'sun'],
  ['벚꽃 아래 사무라이', 'Samurai under the Blossom', 'japan', 'samurai', 'sakura', 'sun'],
  ['여우 신사', 'The Fox Shrine', 'japan', 'fox', 'sakura', 'arch'],
  ['비단잉어 연못', 'The Silk Koi Pond', 'japan', 'koi', 'lagoon', 'waves'],
  ['벚꽃 열차', 'The Cherry Blossom Line', 'japan', 'blossom', 'sakura', 'bokeh'],
  ['한여름 부채', 'The Midsummer Fan', 'japan', 'fan', 'royal', 'waves'],
  ['검은 갑주', 'The Black Armour', 'japan', 'samurai', 'noir', 'sun'],
  ['옛 도읍의 등불', 'Lamps of the Old Capital', 'japan', 'lantern', 'violet', 'peaks'],
  ['붉은 학', 'The Red Crane', 'japan', 'crane', 'crimson', 'sun'],
  ['탑에 내리는 눈', 'Snow on the Pagoda', 'japan', 'pagoda', 'frost', 'peaks'],
  ['푸른 비단잉어', 'The Blue Koi', 'japan', 'koi', 'royal', 'deco'],
  ['흰 여우의 방울', 'Bells of the White Fox', 'japan', 'fox', 'frost', 'bokeh'],
  ['달 아래 매화', 'Plum under the Moon', 'japan', 'blossom', 'midnight', 'stars'],
  ['북 치는 마을', 'The Drum Village', 'japan', 'drum', 'crimson', 'sun'],
]
