import { readFileSync } from 'node:fs'
import type { Language } from '@marquee/contract/config.ts'
import { brandDocuments } from '../../brand/brand.ts'
import { inProject } from '../../scripts/project.ts'

/** The operator's texts in a language, without the documents that a brand has written itself. */
export function operatorTexts(language: Language): unknown {
  const texts = JSON.parse(
    readFileSync(inProject(`packages/operator/locales/${language}.json`), 'utf8'),
  ) as object
  const own: readonly string[] = brandDocuments === undefined ? [] : ['terms', 'privacy']
  return Object.fromEntries(Object.entries(texts).filter(([name]) => !own.includes(name)))
}
