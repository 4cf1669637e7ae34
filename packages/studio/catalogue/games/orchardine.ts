import type { Entry } from './entry.ts'

export const orchardine: readonly Entry[] = [
  ['체리 나무 골목', 'Cherry Tree Lane', 'fruit', 'cherries', 'citrus', 'rays'],
  ['과일 정원', 'The Fruit Garden', 'fruit', 'fruit', 'moss', 'rays'],
  ['파인애플 해변', 'Pineapple Beach', 'fruit', 'pineapple', 'lagoon', 'sun'],
  ['수박 한 조각', 'A Slice of Melon', 'fruit', 'melon', 'jade', 'rays'],
  ['레몬 소다', 'Lemon Soda', 'fruit', 'lemon', 'lagoon', 'bokeh'],
  ['딸기 축제', 'The Strawberry Fair', 'fruit', 'strawberry', 'sakura', 'rays'],
  ['포도밭의 노을', 'Vineyard Sunset', 'fruit', 'grapes', 'dusk', 'sun'],
  ['일곱 과수원', 'Seven Orchards', 'fruit', 'seven', 'citrus', 'rays'],
  ['종과 체리', 'Bells and Cherries', 'fruit', 'bell', 'crimson', 'beams'],
  ['한밤의 체리', 'Cherries at Midnight', 'fruit', 'cherries', 'noir', 'bokeh'],
  ['보랏빛 포도', 'Violet Grapes', 'fruit', 'grapes', 'violet', 'bokeh'],
  ['열대 과일 바구니', 'The Tropical Basket', 'fruit', 'fruit', 'lagoon', 'sun'],
  ['수박 파티', 'Melon Party', 'fruit', 'melon', 'crimson', 'rays'],
  ['레몬 나무 아래', 'Under the Lemon Tree', 'fruit', 'lemon', 'moss', 'rays'],
]
