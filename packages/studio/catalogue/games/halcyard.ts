import type { Entry } from './entry.ts'

export const halcyard: readonly Entry[] = [
  ['왕좌의 사자', 'Lion of the Throne', 'royal', 'lion', 'royal', 'curtain'],
  ['기사의 맹세', "A Knight's Oath", 'royal', 'shield', 'crimson', 'curtain'],
  ['여왕의 대관식', "The Queen's Coronation", 'royal', 'crown', 'royal', 'curtain'],
  ['사파이어 궁정', 'Sapphire Court', 'gems', 'gem', 'royal', 'rays'],
  ['가면 무도회', 'The Masked Ball', 'royal', 'mask', 'violet', 'curtain'],
  ['현자의 서재', "The Sage's Library", 'fairytale', 'book', 'steel', 'stars'],
  ['붉은 장미 기사단', 'Order of the Red Rose', 'royal', 'rose', 'crimson', 'arch'],
  ['왕실 금고', 'The Royal Vault', 'royal', 'vault', 'royal', 'beams'],
  ['은빛 갑옷', 'Silver Armour', 'royal', 'shield', 'frost', 'curtain'],
  ['공작새 무도회', 'The Peacock Ball', 'royal', 'peacock', 'royal', 'curtain'],
  ['에메랄드 훈장', 'Order of the Emerald', 'gems', 'emerald', 'jade', 'deco'],
  ['새벽의 종탑', 'Belltower at Dawn', 'royal', 'bell', 'dusk', 'sun'],
  ['왕의 사슴 숲', "The King's Deer Park", 'royal', 'stag', 'moss', 'peaks'],
  ['보랏빛 인장', 'The Violet Seal', 'royal', 'ring', 'violet', 'orbit'],
]
