import type { Entry } from './entry.ts'

export const orchidPavilion: readonly Entry[] = [
  ['난초 바카라', 'Orchid Baccarat', 'cards', 'cards', 'violet', 'curtain'],
  ['자줏빛 룰렛', 'Purple Hall Roulette', 'table', 'roulette', 'violet', 'table'],
  ['누각의 마작', 'Pavilion Mahjong', 'table', 'mahjong', 'violet', 'arch'],
  ['옥빛 식보', 'Jade Sic Bo', 'table', 'shaker', 'jade', 'deco'],
  ['비취 용호', 'Jade Dragon, Jade Tiger', 'cards', 'duel', 'jade', 'rays'],
  ['꽃그늘 블랙잭', 'Blossom Shade Blackjack', 'cards', 'blackjack', 'sakura', 'bokeh'],
  ['봄밤 룰렛', 'Spring Night Roulette', 'table', 'roulette', 'sakura', 'bokeh'],
  ['정자의 휠', 'The Pavilion Wheel', 'table', 'wheel', 'violet', 'arch'],
  ['난초 칩', 'Orchid Chips', 'table', 'chip', 'violet', 'table'],
  ['연못가 바카라', 'Pondside Baccarat', 'cards', 'shoe', 'sakura', 'deco'],
]
