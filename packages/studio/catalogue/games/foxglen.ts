import type { Entry } from './entry.ts'

export const foxglen: readonly Entry[] = [
  ['여우 골짜기', 'Fox Hollow', 'wild', 'fox', 'ember', 'peaks'],
  ['클로버 들판', 'Clover Meadow', 'luck', 'clover', 'moss', 'bokeh'],
  ['버섯 마을', 'Mushroom Village', 'fairytale', 'mushroom', 'citrus', 'rays'],
  ['푸른 숲의 늑대', 'Wolf of the Greenwood', 'wild', 'wolf', 'moss', 'peaks'],
  ['은빛 부엉이', 'The Silver Owl', 'fairytale', 'owl', 'frost', 'orbit'],
  ['나비의 계절', 'Season of Butterflies', 'wild', 'butterfly', 'sakura', 'bokeh'],
  ['참나무 사슴왕', 'The Oak Stag', 'wild', 'stag', 'rosewood', 'arch'],
  ['이슬 맺힌 연꽃', 'Dew on the Lotus', 'wild', 'lotus', 'sakura', 'orbit'],
  ['꿀곰의 오후', 'Honey Bear Afternoon', 'wild', 'bear', 'citrus', 'sun'],
  ['요정의 물약', 'Fairy Potion', 'magic', 'potion', 'jade', 'bokeh'],
  ['들장미 오솔길', 'Wild Rose Path', 'wild', 'rose', 'sakura', 'bokeh'],
  ['딸기밭 소동', 'Trouble in the Strawberry Patch', 'fruit', 'strawberry', 'moss', 'rays'],
  ['달버섯', 'Moon Mushroom', 'fairytale', 'mushroom', 'violet', 'stars'],
  ['초록 나비', 'The Green Butterfly', 'wild', 'butterfly', 'jade', 'orbit'],
]
