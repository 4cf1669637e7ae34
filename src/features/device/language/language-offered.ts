import { atom } from 'jotai'
import { matchLanguage } from '@marquee/contract/match-language.ts'
import { languageParameter } from '../../../platform/i18n/language.ts'
import { platformAtom } from '../../../platform/platform-atom.ts'
import { choices } from '../../../platform/preferences.ts'
import { persistedAtom } from '../../../platform/storage/persisted.ts'

const choiceAtom = persistedAtom(choices.lang)

/** Whether the app has none of the browser's languages, and the player has not chosen one. */
export const languageOfferedAtom = atom((get) => {
  const environment = get(platformAtom)?.environment
  const wanted = environment?.navigator?.languages ?? []
  return (
    wanted.length > 0 &&
    matchLanguage(wanted) === undefined &&
    languageParameter(environment) === undefined &&
    get(choiceAtom) === null
  )
})
