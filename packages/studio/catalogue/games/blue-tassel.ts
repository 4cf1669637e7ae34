import type { Entry } from './entry.ts'

export const blueTassel: readonly Entry[] = [
  ['푸른 술 바카라', 'Blue Tassel Baccarat', 'cards', 'cards', 'abyss', 'curtain'],
  ['깊은 바다 룰렛', 'Deep Water Roulette', 'table', 'roulette', 'abyss', 'table'],
  ['스무 개의 공', 'Twenty Balls', 'table', 'lottery', 'abyss', 'beams'],
  ['천둥 휠', 'The Thunder Wheel', 'table', 'wheel', 'steel', 'beams'],
  ['밀물 홀덤', 'High Tide Holdem', 'cards', 'poker', 'abyss', 'table'],
  ['빙하 블랙잭', 'Glacier Blackjack', 'cards', 'blackjack', 'frost', 'deco'],
  ['얼음 식보', 'Sic Bo on Ice', 'table', 'shaker', 'frost', 'bokeh'],
  ['서리꽃 룰렛', 'Frostflower Roulette', 'table', 'roulette', 'frost', 'table'],
  ['선비의 퀴즈', "The Scholar's Quiz", 'table', 'microphone', 'royal', 'curtain'],
  ['푸른 칩 라운지', 'Blue Chip Lounge', 'table', 'chip', 'royal', 'table'],
]
