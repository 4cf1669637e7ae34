import * as v from 'valibot'
import { LocalizedText } from './localized.ts'

/** A game as lists of movements and rounds name it. */
export const GameName = v.object({
  id: v.string(),
  title: LocalizedText,
  /** Name of its provider. */
  provider: v.optional(LocalizedText),
})
export type GameName = v.InferOutput<typeof GameName>
