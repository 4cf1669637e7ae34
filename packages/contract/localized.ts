import * as v from 'valibot'

/** Text from an operator: one string for all languages, or one per language (`{ko: '…', en: '…'}`). */
export const LocalizedText = v.union([v.string(), v.record(v.string(), v.string())])
export type LocalizedText = v.InferOutput<typeof LocalizedText>

/**
 * The text in `language`, else in its base language (`zh-TW` → `zh`), else in English, else in any language.
 * The text is returned as it is, without interpreting markup.
 */
export function textIn(text: LocalizedText, language: string): string {
  if (typeof text === 'string') return text
  const base = language.split('-')[0] ?? language
  return text[language] ?? text[base] ?? text['en'] ?? Object.values(text)[0] ?? ''
}
