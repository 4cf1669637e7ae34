import type { Entry } from './entry.ts'

export const lumenyard: readonly Entry[] = [
  ['프리즘 광산', 'The Prism Mine', 'gems', 'crystals', 'aurora', 'orbit'],
  ['별빛 보석상', 'The Starlight Jeweller', 'gems', 'gem', 'midnight', 'stars'],
  ['아쿠아마린 미궁', 'Aquamarine Labyrinth', 'gems', 'emerald', 'lagoon', 'deco'],
  ['루비 반지', 'The Ruby Ring', 'gems', 'ring', 'crimson', 'orbit'],
  ['일곱 개의 불빛', 'Seven Lights', 'luck', 'seven', 'midnight', 'beams'],
  ['자수정 시간', 'Amethyst Hours', 'gems', 'emerald', 'violet', 'orbit'],
  ['빛의 마당', 'Yard of Light', 'gems', 'star', 'citrus', 'rays'],
  ['토파즈 비', 'Topaz Rain', 'gems', 'emerald', 'midnight', 'beams'],
  ['다이아몬드 온실', 'The Diamond Greenhouse', 'gems', 'gem', 'jade', 'arch'],
  ['유성우', 'Meteor Rain', 'celestial', 'star', 'royal', 'stars'],
  ['맑은 종소리', 'The Clear Chime', 'luck', 'bell', 'midnight', 'beams'],
  ['장밋빛 다이아', 'Rose Diamond', 'gems', 'gem', 'sakura', 'bokeh'],
  ['수정 왕관', 'The Crystal Crown', 'gems', 'crown', 'aurora', 'orbit'],
]
