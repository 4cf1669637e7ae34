import type { Entry } from './entry.ts'

export const aurumvale: readonly Entry[] = [
  ['파라오의 서', 'Book of the Pharaoh', 'antiquity', 'pharaoh', 'desert', 'sun'],
  ['체리 클래식', 'Cherry Classic', 'fruit', 'cherries', 'citrus', 'rays'],
  ['에메랄드 미궁', 'Emerald Labyrinth', 'gems', 'emerald', 'jade', 'deco'],
  ['사바나의 왕', 'King of the Savanna', 'wild', 'lion', 'noir', 'sun'],
  ['루비 오아시스', 'Ruby Oasis', 'antiquity', 'gem', 'crimson', 'arch'],
  ['태양의 새', 'Bird of the Sun', 'antiquity', 'phoenix', 'ember', 'sun'],
]
