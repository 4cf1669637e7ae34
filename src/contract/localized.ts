import * as v from 'valibot'

/** Text from an operator: one string for everybody, or one per language (`{ko: '…', en: '…'}`). */
export const LocalizedText = v.union([v.string(), v.record(v.string(), v.string())])
export type LocalizedText = v.InferOutput<typeof LocalizedText>

/**
 * The text in `language`, else in its base language (`zh-TW` → `zh`), else English, else whatever there is.
 * Never interprets the text: it is shown as it came.
 */
export function textIn(text: LocalizedText, language: string): string {
  if (typeof text === 'string') return text
  const base = language.split('-')[0] ?? language
  return text[language] ?? text[base] ?? text['en'] ?? Object.values(text)[0] ?? ''
}
