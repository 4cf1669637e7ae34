import type { Entry } from './entry.ts'

export const grandTamarind: readonly Entry[] = [
  ['그랜드 타마린드 룰렛', 'Grand Tamarind Roulette', 'table', 'roulette', 'midnight', 'deco'],
  ['금박 바카라', 'Gilded Baccarat', 'cards', 'cards', 'midnight', 'curtain'],
  ['특실 블랙잭', 'Private Room Blackjack', 'cards', 'blackjack', 'noir', 'table'],
  ['금빛 라운지', 'The Gilded Lounge', 'table', 'stack', 'midnight', 'table'],
  ['왕실의 용호', 'Dragon and Tiger at Court', 'cards', 'duel', 'midnight', 'curtain'],
  ['한밤의 식보', 'Sic Bo at Midnight', 'table', 'shaker', 'midnight', 'bokeh'],
  ['그랜드 휠', 'The Tamarind Wheel', 'table', 'wheel', 'midnight', 'rays'],
  ['늦은 밤 포커', 'Late Night Poker', 'cards', 'poker', 'noir', 'table'],
  ['마지막 슈', 'The Last Shoe', 'cards', 'shoe', 'noir', 'curtain'],
  ['황금 추첨', 'The Golden Draw', 'table', 'lottery', 'midnight', 'beams'],
]
