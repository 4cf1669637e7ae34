import type { Entry } from './entry.ts'

export const cobaltFern: readonly Entry[] = [
  ['사바나의 왕', 'King of the Savanna', 'wild', 'lion', 'citrus', 'sun'],
  ['밀림의 검은 표범', 'Panther of the Deep Jungle', 'wild', 'panther', 'noir', 'sun'],
  ['코끼리 행렬', 'The Elephant Procession', 'wild', 'elephant', 'rosewood', 'arch'],
  ['불꽃 줄무늬', 'Stripes of Fire', 'wild', 'tiger', 'ember', 'rays'],
  ['푸른 날개의 숲', 'Forest of Blue Wings', 'wild', 'butterfly', 'royal', 'bokeh'],
  ['공작의 춤', 'Dance of the Peacock', 'wild', 'peacock', 'jade', 'rays'],
  ['회색 코끼리', 'The Grey Elephant', 'wild', 'elephant', 'noir', 'sun'],
  ['산을 넘는 호랑이', 'The Tiger Crosses the Mountain', 'wild', 'tiger', 'noir', 'peaks'],
  ['고원의 곰', 'Highland Bear', 'wild', 'bear', 'moss', 'peaks'],
  ['붉은 갈기', 'The Red Mane', 'wild', 'lion', 'ember', 'rays'],
  ['달을 보는 표범', 'Panther at Moonrise', 'wild', 'panther', 'midnight', 'stars'],
  ['들소 떼의 천둥', 'Thunder of the Herd', 'wild', 'bull', 'ember', 'sun'],
  ['청록빛 늑대', 'The Teal Wolf', 'wild', 'wolf', 'lagoon', 'orbit'],
]
