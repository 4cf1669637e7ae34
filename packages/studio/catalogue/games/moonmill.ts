import type { Entry } from './entry.ts'

export const moonmill: readonly Entry[] = [
  ['마녀의 물약방', "The Witch's Potion Room", 'magic', 'potion', 'violet', 'stars'],
  ['수정 구슬의 예언', 'Prophecy in the Crystal', 'magic', 'orb', 'violet', 'curtain'],
  ['마법사의 모자', "The Wizard's Hat", 'magic', 'wizard', 'royal', 'stars'],
  ['달의 방앗간', 'The Mill on the Moon', 'fairytale', 'moon', 'violet', 'peaks'],
  ['밤나비 서커스', 'Night Moth Circus', 'magic', 'butterfly', 'violet', 'curtain'],
  ['금지된 책장', 'The Forbidden Shelf', 'magic', 'book', 'violet', 'arch'],
  ['별을 낚는 부엉이', 'The Owl Who Fished for Stars', 'fairytale', 'owl', 'midnight', 'stars'],
  ['초록빛 연금술', 'Green Alchemy', 'magic', 'potion', 'moss', 'orbit'],
  ['거꾸로 가는 모래시계', 'The Backward Hourglass', 'magic', 'hourglass', 'violet', 'orbit'],
  ['자정의 장미', 'Rose at Midnight', 'magic', 'rose', 'violet', 'curtain'],
  ['자수정 동굴', 'The Amethyst Cave', 'gems', 'crystals', 'violet', 'arch'],
  ['별지기', 'Keeper of Stars', 'celestial', 'star', 'midnight', 'stars'],
  ['불꽃 구슬', 'Orb of Embers', 'magic', 'orb', 'ember', 'rays'],
  ['달빛 가면', 'Mask of Moonlight', 'magic', 'mask', 'midnight', 'stars'],
]
