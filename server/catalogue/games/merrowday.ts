import type { Entry } from './entry.ts'

export const merrowday: readonly Entry[] = [
  ['로열 룰렛', 'Royal Roulette', 'table', 'roulette', 'felt', 'table'],
  ['바카라 클럽', 'Baccarat Club', 'cards', 'cards', 'crimson', 'curtain'],
  ['식보 라이브', 'Sic Bo Live', 'table', 'dice', 'ember', 'table'],
  ['하이롤러 칩', 'High Table Chips', 'table', 'chip', 'noir', 'table'],
  ['메가 휠', 'Grand Wheel', 'table', 'wheel', 'royal', 'beams'],
]
