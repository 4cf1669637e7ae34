import type { Entry } from './entry.ts'

export const casaLirio: readonly Entry[] = [
  ['리리오 룰렛', 'Lirio Roulette', 'table', 'roulette', 'rosewood', 'arch'],
  ['안뜰의 블랙잭', 'Courtyard Blackjack', 'cards', 'blackjack', 'rosewood', 'arch'],
  ['백합 바카라', 'Lily Baccarat', 'cards', 'cards', 'rosewood', 'deco'],
  ['한낮의 태양 휠', 'Wheel of the Midday Sun', 'table', 'wheel', 'ember', 'rays'],
  ['춤추는 주사위', 'The Dancing Dice', 'table', 'dice', 'dusk', 'curtain'],
  ['정원의 포커', 'Poker in the Garden', 'cards', 'poker', 'jade', 'bokeh'],
  ['오렌지 나무 룰렛', 'Orange Tree Roulette', 'table', 'roulette', 'citrus', 'rays'],
  ['낮잠 시간 바카라', 'Siesta Baccarat', 'cards', 'shoe', 'rosewood', 'arch'],
  ['축제의 추첨', 'The Fiesta Draw', 'table', 'lottery', 'citrus', 'rays'],
  ['카사 칩', 'Chips of the Casa', 'table', 'chip', 'rosewood', 'deco'],
]
