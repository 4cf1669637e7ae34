import type { Entry } from './entry.ts'

export const merrowday: readonly Entry[] = [
  ['메로데이 룰렛', 'Merrowday Roulette', 'table', 'roulette', 'felt', 'table'],
  ['낮달 바카라', 'Day Moon Baccarat', 'cards', 'cards', 'crimson', 'curtain'],
  ['초록 융단 블랙잭', 'Green Baize Blackjack', 'cards', 'blackjack', 'felt', 'table'],
  ['식보 한 판', 'A Round of Sic Bo', 'table', 'shaker', 'ember', 'beams'],
  ['정오의 휠', 'The Noon Wheel', 'table', 'wheel', 'royal', 'beams'],
  ['용호 대결', 'Dragon Meets Tiger', 'cards', 'duel', 'crimson', 'rays'],
  ['여덟 벌 바카라', 'Eight-Deck Baccarat', 'cards', 'shoe', 'felt', 'table'],
  ['상석', 'The High Table', 'table', 'stack', 'noir', 'table'],
  ['붉은 방 룰렛', 'Red Room Roulette', 'table', 'roulette', 'crimson', 'curtain'],
  ['저녁의 포커', 'An Evening of Poker', 'cards', 'poker', 'felt', 'table'],
  ['퀴즈의 밤', 'Quiz Night Live', 'table', 'microphone', 'dusk', 'curtain'],
]
