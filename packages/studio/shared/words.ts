import * as v from 'valibot'
import type en from '../locales/en.json'

// The parts of the studio's texts that its server writes into a game's page. The type checker compares their keys, and page
// and script are of one build, so the browser does not check each of them again.

type Texts = typeof en

const isObject = (value: unknown) => typeof value === 'object' && value !== null

/** The sheet about fairness, which is the same in all games. */
export type FairWords = Texts['fair']
export const FairWords = v.custom<FairWords>(isObject)

/** What all games have in common. */
export type GameWords = Texts['game']['words']
export const GameWords = v.custom<GameWords>(isObject)

/** Live tables, and the chips of all games that have them. */
export type TableWords = Texts['tables']
export const TableWords = v.custom<TableWords>(isObject)

/** Games of hands. */
export type HandWords = Texts['hands']
export const HandWords = v.custom<HandWords>(isObject)
