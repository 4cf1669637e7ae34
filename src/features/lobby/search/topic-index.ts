import { i18n, type MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { type Game, type GameKind, kindOf } from '@marquee/contract/game.ts'
import { topicsOf } from '../filters/filter-games.ts'
import { topicName } from '../filters/topic-name.ts'
import type { Searchable } from './find.ts'
import { prepareNames } from './search-text.ts'
import { kindName, topicKinds, type Topic } from './topics.ts'

/** A topic with its searchable names. */
export interface TopicEntry extends Searchable {
  readonly topic: Topic
}

interface Keywords {
  /** English words, which players of every language type. Only the catalogue of the current language is loaded. */
  readonly english: string
  readonly message: MessageDescriptor
}

/** Further names of a kind or a topic, separated by commas. */
const keywords: Readonly<Record<string, Keywords>> = {
  slots: {
    english: 'slots, slot machine',
    message: msg({
      message: 'slots, slot machine',
      comment: 'Keywords that players type to find all slot games; separated by commas',
    }),
  },
  casino: {
    english: 'live casino, dealer, table games',
    message: msg({
      message: 'live casino, dealer, table games',
      comment: 'Keywords that players type to find all table games; separated by commas',
    }),
  },
  antiquity: {
    english: 'Egypt, pharaoh, Greece, Rome',
    message: msg({
      message: 'Egypt, pharaoh, Greece, Rome',
      comment: 'Keywords that players type to find games about antiquity; separated by commas',
    }),
  },
  celestial: {
    english: 'space, moon, planets',
    message: msg({
      message: 'space, moon, planets',
      comment: 'Keywords that players type to find games about stars and the sky; separated by commas',
    }),
  },
  east: {
    english: 'Far East, China, Asia',
    message: msg({
      message: 'China, Asia',
      comment: 'Keywords that players type to find games about the Far East; separated by commas',
    }),
  },
  gems: {
    english: 'diamonds, jewels',
    message: msg({
      message: 'diamonds, jewels',
      comment: 'Keywords that players type to find games about gems; separated by commas',
    }),
  },
  lottery: {
    english: 'lotto, bingo, keno',
    message: msg({
      message: 'lotto, bingo, keno',
      comment: 'Keywords that players type to find lotteries; separated by commas',
    }),
  },
  luck: {
    english: 'clover, fortune',
    message: msg({
      message: 'clover, fortune',
      comment: 'Keywords that players type to find games about lucky charms; separated by commas',
    }),
  },
  norse: {
    english: 'Vikings, Odin',
    message: msg({
      message: 'Vikings, Odin',
      comment: 'Keywords that players type to find games about Norse myths; separated by commas',
    }),
  },
  ocean: {
    english: 'sea, fish',
    message: msg({
      message: 'sea, fish',
      comment: 'Keywords that players type to find games about the ocean; separated by commas',
    }),
  },
  royal: {
    english: 'king, queen, crown',
    message: msg({
      message: 'king, queen, crown',
      comment: 'Keywords that players type to find games about kings and crowns; separated by commas',
    }),
  },
  sweets: {
    english: 'candy, cake',
    message: msg({
      message: 'candy, cake',
      comment: 'Keywords that players type to find games about sweets; separated by commas',
    }),
  },
  western: {
    english: 'cowboy, wild west',
    message: msg({
      message: 'cowboy, wild west',
      comment: 'Keywords that players type to find games about the American West; separated by commas',
    }),
  },
  wild: {
    english: 'wildlife, animals, safari',
    message: msg({
      message: 'animals, safari',
      comment: 'Keywords that players type to find games about wild animals; separated by commas',
    }),
  },
}

function entryOf(kind: GameKind, theme?: string): TopicEntry {
  const name = theme === undefined ? kindName(kind) : topicName(theme)
  const further = Object.hasOwn(keywords, theme ?? kind) ? keywords[theme ?? kind] : undefined
  const texts = [
    name,
    theme?.replaceAll('-', ' '),
    ...(further ? [...further.english.split(','), ...i18n._(further.message).split(',')] : []),
  ]
  return {
    topic: { kind, theme, name },
    names: prepareNames(texts.filter((text) => text !== undefined)),
  }
}

/** The kinds of games and the topics of `games`, prepared for searching in the player's language and in English. */
export function indexTopics(games: readonly Game[]): TopicEntry[] {
  return topicKinds.flatMap((kind) => [
    entryOf(kind),
    ...topicsOf(games.filter((game) => kindOf(game) === kind)).map((theme) => entryOf(kind, theme)),
  ])
}
