import type { Entry } from './entry.ts'

export const velvetRow: readonly Entry[] = [
  ['커튼콜 바카라', 'Curtain Call Baccarat', 'cards', 'cards', 'noir', 'curtain'],
  ['막이 내린 뒤 룰렛', 'After the Curtain Roulette', 'table', 'roulette', 'noir', 'curtain'],
  ['붉은 객석 블랙잭', 'Red Seat Blackjack', 'cards', 'blackjack', 'crimson', 'curtain'],
  ['스포트라이트 휠', 'Spotlight Wheel', 'table', 'wheel', 'crimson', 'beams'],
  ['무대 위의 한 수', 'A Hand on Stage', 'cards', 'poker', 'crimson', 'beams'],
  ['기립 박수', 'Standing Ovation', 'table', 'microphone', 'crimson', 'curtain'],
  ['샹들리에 바카라', 'Chandelier Baccarat', 'cards', 'shoe', 'crimson', 'bokeh'],
  ['벨벳 칩', 'Velvet Chips', 'table', 'chip', 'crimson', 'table'],
  ['무대 뒤 식보', 'Backstage Sic Bo', 'table', 'dice', 'crimson', 'table'],
  ['마지막 막', 'The Final Act', 'cards', 'duel', 'noir', 'curtain'],
]
