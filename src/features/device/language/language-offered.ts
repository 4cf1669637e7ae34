import { atom } from 'jotai'
import { matchLanguage } from '@marquee/contract/match-language.ts'
import { languageParameter } from '../../../platform/i18n/language.ts'
import { platformAtom } from '../../../platform/platform-atom.ts'
import { choices, siteLanguagesAtom } from '../../../platform/preferences.ts'
import { persistedAtom } from '../../../platform/storage/persisted.ts'

/** The languages of the card that the site has. */
export const offeredLanguagesAtom = atom((get) => {
  const site = get(siteLanguagesAtom)
  return (['ko', 'en'] as const).filter((language) => site?.includes(language) ?? true)
})

const choiceAtom = persistedAtom(choices.lang)

/** Whether the site has none of the browser's languages, and the player has not chosen one. */
export const languageOfferedAtom = atom((get) => {
  const environment = get(platformAtom)?.environment
  const offered = get(siteLanguagesAtom)
  const wanted = environment?.navigator?.languages ?? []
  return (
    wanted.length > 0 &&
    matchLanguage(wanted, offered) === undefined &&
    languageParameter(environment, offered) === undefined &&
    get(offeredLanguagesAtom).length > 1 &&
    get(choiceAtom) === null
  )
})
