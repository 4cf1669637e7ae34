import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage'

type Token = readonly [name: string, kind?: string, choices?: unknown]

const isToken = (part: unknown): part is Token => Array.isArray(part) && typeof part[0] === 'string'

/** Traverses an ICU message with its plurals and selects. */
function visitParts(parts: unknown, visit: (token: Token) => void): void {
  if (!Array.isArray(parts)) return
  for (const part of parts as unknown[]) {
    if (!isToken(part)) continue
    visit(part)
    const choices = part[2]
    if (typeof choices === 'object' && choices !== null)
      for (const choice of Object.values(choices)) visitParts(choice, visit)
  }
}

/** Placeholders and tags of a message, each once, in the order of their names; plural forms may differ by language. */
export function partsOf(message: string): string[] {
  const names = new Set<string>()
  visitParts(compileMessageOrThrow(message), ([name]) => names.add(name))
  for (const [tag] of message.matchAll(/<\/?\w+\/?>/g)) names.add(tag)
  return [...names].toSorted()
}

/** Plural categories that a message has and the language does not, or the reverse; `=1` and the like are ignored. */
export function wrongCategories(message: string, language: string): string[] {
  const wrong = new Set<string>()
  visitParts(compileMessageOrThrow(message), ([, kind, choices]) => {
    if ((kind !== 'plural' && kind !== 'selectordinal') || typeof choices !== 'object' || choices === null)
      return
    const type = kind === 'plural' ? 'cardinal' : 'ordinal'
    const known = new Set<string>(new Intl.PluralRules(language, { type }).resolvedOptions().pluralCategories)
    const used = Object.keys(choices).filter((name) => /^[a-z]+$/.test(name) && name !== 'offset')
    for (const name of used) if (!known.has(name)) wrong.add(name)
    for (const name of known) if (!used.includes(name)) wrong.add(name)
  })
  return [...wrong]
}
