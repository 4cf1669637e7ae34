import type { Entry } from './entry.ts'

export const aurumvale: readonly Entry[] = [
  ['파라오의 열쇠', 'Key of the Pharaoh', 'antiquity', 'pharaoh', 'desert', 'sun'],
  ['붉은 사막의 눈', 'Eye of the Red Desert', 'antiquity', 'pyramid', 'ember', 'sun'],
  ['딱정벌레 부적', 'The Beetle Amulet', 'antiquity', 'scarab', 'lagoon', 'deco'],
  ['나일의 새벽', 'Dawn on the Nile', 'antiquity', 'pharaoh', 'lagoon', 'waves'],
  ['신전의 등불', 'Lamp of the Temple', 'antiquity', 'temple', 'dusk', 'stars'],
  ['태양의 새', 'Bird of the Sun', 'antiquity', 'phoenix', 'ember', 'sun'],
  ['사막여우의 꿈', 'Dream of the Desert Fox', 'wild', 'fox', 'desert', 'sun'],
  ['모래 위의 나침반', 'Compass in the Sand', 'adventure', 'compass', 'desert', 'peaks'],
  ['사자문의 비밀', 'Secret of the Lion Gate', 'antiquity', 'lion', 'ivory', 'arch'],
  ['모래시계 왕국', 'Hourglass Kingdom', 'antiquity', 'hourglass', 'citrus', 'rays'],
  ['루비 오아시스', 'Ruby Oasis', 'gems', 'gem', 'crimson', 'arch'],
  ['청금석의 밤', 'Lapis Night', 'antiquity', 'scarab', 'royal', 'stars'],
  ['하얀 기둥의 도시', 'City of White Columns', 'antiquity', 'temple', 'ivory', 'sun'],
  ['왕조의 인장', 'Seal of the Dynasty', 'antiquity', 'ring', 'noir', 'curtain'],
]
