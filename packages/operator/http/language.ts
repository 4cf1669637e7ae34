import { parseAccept } from 'hono/utils/accept'
import { type Language, languages } from '@marquee/contract/config.ts'

/** Language and script of a tag, with its deprecated names replaced (`tl` is `fil`); `undefined` for no tag. */
function writingOf(
  tag: string,
): { readonly language: string; readonly script: string | undefined } | undefined {
  try {
    const { language, script } = new Intl.Locale(tag).maximize()
    return { language, script }
  } catch {
    return undefined
  }
}

const written = languages.map((language) => ({ language, writing: writingOf(language) }))

/** The first of the 16 languages that `Accept-Language` names, by its order of preference; Korean when none is. */
export function preferredLanguage(header: string | undefined): Language {
  for (const { type: tag, q } of parseAccept((header ?? '').slice(0, 500))) {
    const wanted = q > 0 ? writingOf(tag) : undefined
    if (!wanted) continue
    const readable = written.filter(({ writing }) => writing?.language === wanted.language)
    const sameScript = readable.find(({ writing }) => writing?.script === wanted.script)
    const found = sameScript ?? readable[0]
    if (found) return found.language
  }
  return 'ko'
}
