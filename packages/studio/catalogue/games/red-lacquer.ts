import type { Entry } from './entry.ts'

export const redLacquer: readonly Entry[] = [
  ['붉은 용의 문', 'Gate of the Red Dragon', 'east', 'dragon', 'ember', 'arch'],
  ['홍등의 밤', 'Night of Red Lanterns', 'east', 'lantern', 'dusk', 'bokeh'],
  ['복을 부르는 원보', 'Ingots of Good Fortune', 'east', 'ingot', 'ember', 'rays'],
  ['비취 계곡의 호랑이', 'Tiger of Jade Valley', 'east', 'tiger', 'jade', 'peaks'],
  ['황금 징소리', 'Sound of the Golden Gong', 'east', 'gong', 'ember', 'beams'],
  ['구층탑의 보물', 'Nine-Storey Treasure', 'east', 'pagoda', 'crimson', 'stars'],
  ['연꽃 호수', 'Lotus Lake', 'east', 'lotus', 'lagoon', 'waves'],
  ['설산의 용', 'Dragon of the Snow Peaks', 'east', 'dragon', 'frost', 'peaks'],
  ['봉황의 정원', 'Garden of the Phoenix', 'east', 'phoenix', 'crimson', 'arch'],
  ['마작 찻집', 'The Mahjong Teahouse', 'east', 'mahjong', 'jade', 'deco'],
  ['붉은 부채', 'The Red Fan', 'east', 'fan', 'crimson', 'curtain'],
  ['엽전이 흐르는 강', 'River of Coins', 'east', 'coins', 'jade', 'waves'],
  ['공작 비단', 'Peacock Silk', 'east', 'peacock', 'lagoon', 'deco'],
  ['등불 축제', 'Festival of Lights', 'east', 'lantern', 'midnight', 'bokeh'],
]
