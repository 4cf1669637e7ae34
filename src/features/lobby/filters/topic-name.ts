import { i18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'

const messages: Readonly<Record<string, MessageDescriptor>> = {
  adventure: msg({ message: 'Adventure', comment: 'Theme of slot games' }),
  antiquity: msg({ message: 'Ancient worlds', comment: 'Theme of slot games: Egypt, Greece, Rome' }),
  celestial: msg({ message: 'Space', comment: 'Theme of slot games' }),
  east: msg({ message: 'Asia', comment: 'Theme of slot games' }),
  fairytale: msg({ message: 'Fairy tales', comment: 'Theme of slot games' }),
  fruit: msg({ message: 'Fruit', comment: 'Theme of slot games' }),
  gems: msg({ message: 'Gems', comment: 'Theme of slot games' }),
  japan: msg({ message: 'Japan', comment: 'Theme of slot games' }),
  korea: msg({ message: 'Korea', comment: 'Theme of slot games' }),
  luck: msg({ message: 'Lucky charms', comment: 'Theme of slot games' }),
  magic: msg({ message: 'Magic', comment: 'Theme of slot games' }),
  norse: msg({ message: 'Vikings', comment: 'Theme of slot games' }),
  ocean: msg({ message: 'Ocean', comment: 'Theme of slot games' }),
  royal: msg({ message: 'Royal', comment: 'Theme of slot games: kings and crowns' }),
  sweets: msg({ message: 'Candy', comment: 'Theme of slot games' }),
  western: msg({ message: 'Wild West', comment: 'Theme of slot games: cowboys' }),
  wild: msg({ message: 'Animals', comment: 'Theme of slot games' }),
  baccarat: msg({ message: 'Baccarat', comment: 'Kind of table game' }),
  blackjack: msg({ message: 'Blackjack', comment: 'Kind of table game' }),
  roulette: msg({ message: 'Roulette', comment: 'Kind of table game' }),
  'dragon-tiger': msg({ message: 'Dragon Tiger', comment: 'Kind of table game' }),
  'sic-bo': msg({ message: 'Sic Bo', comment: 'Kind of table game' }),
  'fan-tan': msg({ message: 'Fan Tan', comment: 'Kind of table game' }),
  poker: msg({ message: 'Poker', comment: 'Kind of table game' }),
  'game-show': msg({ message: 'Game shows', comment: 'Kind of table game' }),
  lottery: msg({ message: 'Lottery', comment: 'Kind of table game' }),
  mahjong: msg({ message: 'Mahjong', comment: 'Kind of table game' }),
  lounge: msg({ message: 'Lounge', comment: 'Kind of table game' }),
}

/** Whether the app has a name for a topic. */
export function isNamedTopic(topic: string): boolean {
  return Object.hasOwn(messages, topic)
}

/** Name of a topic in the player's language; the capitalized topic itself if the app has no name for it. */
export function topicName(topic: string): string {
  const message = isNamedTopic(topic) ? messages[topic] : undefined
  return message ? i18n._(message) : topic.slice(0, 1).toUpperCase() + topic.slice(1)
}
