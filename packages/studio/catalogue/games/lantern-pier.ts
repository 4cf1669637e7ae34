import type { Entry } from './entry.ts'

export const lanternPier: readonly Entry[] = [
  ['등불 식보', 'Lantern Sic Bo', 'table', 'shaker', 'crimson', 'bokeh'],
  ['부두의 용호', 'Dragon Tiger on the Pier', 'cards', 'duel', 'dusk', 'bokeh'],
  ['노을 바카라', 'Baccarat at Dusk', 'cards', 'cards', 'dusk', 'table'],
  ['마작 부두', 'Mahjong Pier', 'table', 'mahjong', 'dusk', 'bokeh'],
  ['판탄의 밤', 'A Night of Fan Tan', 'table', 'stack', 'dusk', 'table'],
  ['바닷바람 룰렛', 'Sea Breeze Roulette', 'table', 'roulette', 'lagoon', 'table'],
  ['세 주사위 식보', 'Three Dice by the Sea', 'table', 'dice', 'lagoon', 'table'],
  ['등대 휠', 'The Lighthouse Wheel', 'table', 'wheel', 'lagoon', 'beams'],
  ['항구 블랙잭', 'Harbour Blackjack', 'cards', 'blackjack', 'lagoon', 'deco'],
  ['만선의 추첨', 'The Full Boat Draw', 'table', 'lottery', 'lagoon', 'bokeh'],
]
