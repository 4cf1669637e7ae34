import type { Entry } from './entry.ts'

export const ninefold: readonly Entry[] = [
  ['아홉의 자리', 'The Seat of Nine', 'cards', 'cards', 'royal', 'arch'],
  ['내추럴 나인', 'The Natural Nine', 'cards', 'shoe', 'royal', 'table'],
  ['푸른 용호', 'Blue Dragon, Blue Tiger', 'cards', 'duel', 'royal', 'deco'],
  ['나인폴드 룰렛', 'Ninefold Roulette', 'table', 'roulette', 'royal', 'table'],
  ['아홉 고리 휠', 'The Nine-Ring Wheel', 'table', 'wheel', 'abyss', 'rays'],
  ['사파이어 블랙잭', 'Sapphire Blackjack', 'cards', 'blackjack', 'royal', 'curtain'],
  ['푸른 주사위', 'The Blue Dice', 'table', 'dice', 'royal', 'table'],
  ['파란 공 추첨', 'The Blue Ball Draw', 'table', 'lottery', 'royal', 'bokeh'],
  ['아홉 번째 홀덤', 'Ninth Seat Holdem', 'cards', 'poker', 'royal', 'table'],
  ['강철빛 칩', 'Chips of Steel', 'table', 'chip', 'steel', 'table'],
]
