import type { Entry } from './entry.ts'

export const sugarloft: readonly Entry[] = [
  ['컵케이크 다락방', 'The Cupcake Loft', 'sweets', 'cupcake', 'sakura', 'rays'],
  ['도넛 행성', 'Planet Donut', 'sweets', 'donut', 'violet', 'orbit'],
  ['막대사탕 마을', 'Lollipop Town', 'sweets', 'lollipop', 'crimson', 'rays'],
  ['아이스크림 트럭', 'The Ice Cream Van', 'sweets', 'sundae', 'sakura', 'sun'],
  ['민트 도넛', 'Mint Glaze', 'sweets', 'donut', 'jade', 'bokeh'],
  ['한여름 선데이', 'Midsummer Sundae', 'sweets', 'sundae', 'lagoon', 'sun'],
  ['솜사탕 하늘', 'Candyfloss Sky', 'sweets', 'lollipop', 'sakura', 'bokeh'],
  ['생일 전날 밤', 'Birthday Eve', 'sweets', 'cupcake', 'violet', 'bokeh'],
  ['체리 크림', 'Cherries and Cream', 'sweets', 'cherries', 'sakura', 'rays'],
  ['딸기 우유', 'Strawberry Milk', 'sweets', 'strawberry', 'frost', 'bokeh'],
  ['파인애플 젤리', 'Pineapple Jelly', 'sweets', 'pineapple', 'citrus', 'rays'],
  ['오로라 사탕', 'Aurora Candy', 'sweets', 'lollipop', 'aurora', 'orbit'],
  ['달콤한 공방', 'The Sweet Workshop', 'sweets', 'cupcake', 'aurora', 'arch'],
]
