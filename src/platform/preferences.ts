import { type Atom, atom, type WritableAtom } from 'jotai'
import * as v from 'valibot'
import {
  type Language,
  languages,
  type LayoutName,
  layoutNames,
  type StyleName,
  styleNames,
  type ThemeName,
  themeNames,
} from '@marquee/contract/config.ts'
import { brandTheme } from '../../brand/brand.ts'
import { languageParameter, browserLanguage } from './i18n/language.ts'
import { platformAtom } from './platform-atom.ts'
import { type MirrorName, persistedAtom, type PersistedAtomOptions } from './storage/persisted.ts'
import { siteConfigAtom } from './config/site-config.ts'
import type { SafeStorage } from './storage/storage.ts'
import type { Store } from './store.ts'
import type { TabChannel } from './tabs/tab-channel.ts'

/** A preference that is the site's until the player chooses; null removes the choice. */
type Preference<Name extends string> = WritableAtom<Name, [Name | null], void>

/** How wide the rail is: 240 px, or 72 px with icons only. */
type RailWidth = 'open' | 'folded'

function preferenceKey(mirror: MirrorName): string {
  return `preference_${mirror}`
}

function choiceOf<const Name extends string>(
  mirror: MirrorName,
  names: readonly Name[],
): PersistedAtomOptions<Name | null> {
  return {
    scope: 'device',
    name: preferenceKey(mirror),
    version: 1,
    schema: v.nullable(v.picklist(names)),
    initial: null,
    mirror,
  }
}

/** The records of the player's choices, for the preferences that may be used on all devices. */
export const choices = {
  theme: choiceOf('theme', themeNames),
  style: choiceOf('style', styleNames),
  layout: choiceOf('layout', layoutNames),
  lang: choiceOf('lang', languages),
}

function preference<Name extends string>(
  options: PersistedAtomOptions<Name | null>,
  fallback: Atom<Name>,
): Preference<Name> {
  const choice = persistedAtom(options)
  return atom(
    (get) => get(choice) ?? get(fallback),
    (_get, set, value: Name | null) => set(choice, value),
  )
}

/** The default is the brand's (spec §3: `dark`). Also mirrored in local storage, for the pre-paint script. */
export const themeAtom: Preference<ThemeName> = preference(
  choices.theme,
  atom((get) => get(siteConfigAtom)?.WEB_VARIABLES.theme ?? brandTheme),
)

/** Spec §3: default `modern`. */
export const styleAtom: Preference<StyleName> = preference(
  choices.style,
  atom((get) => get(siteConfigAtom)?.WEB_VARIABLES.style ?? 'modern'),
)

/** Spec §3: default `list-layout`. */
export const layoutAtom: Preference<LayoutName> = preference(
  choices.layout,
  atom((get) => get(siteConfigAtom)?.WEB_VARIABLES.layout ?? 'list-layout'),
)

/** The languages of the site whose page this is, as the operator wrote them into the page; undefined for all. */
export const pageLanguagesAtom = atom<readonly Language[] | undefined>(undefined)
/** The languages that the site offers, its fallback first; undefined for all. */
export const siteLanguagesAtom = atom((get) => {
  const config = get(siteConfigAtom)
  return config ? config.VARIABLES.languages : get(pageLanguagesAtom)
})
const languageChoiceAtom = persistedAtom(choices.lang)
/** The player's choice as far as the site offers it, else the browser's best match. */
const languagePreferenceAtom = atom((get) => {
  const offered = get(siteLanguagesAtom)
  const choice = get(languageChoiceAtom)
  return choice && (!offered || offered.includes(choice))
    ? choice
    : browserLanguage(get(platformAtom)?.environment, offered)
})
/** Whether the player has chosen a language since the page was loaded: then `?lang=` is ignored. */
const isChosenAtom = atom(false)
const languageParameterAtom = atom((get) =>
  get(isChosenAtom) ? undefined : languageParameter(get(platformAtom)?.environment, get(siteLanguagesAtom)),
)

/** The player's language: `?lang=` until the player chooses, the choice, else the browser's best match; always one that the site offers. */
export const languageAtom: Preference<Language> = atom(
  (get) => get(languageParameterAtom) ?? get(languagePreferenceAtom),
  (_get, set, value: Language | null) => {
    set(isChosenAtom, true)
    set(languageChoiceAtom, value)
  },
)

/** `system` follows the device. */
export const reducedMotionAtom = persistedAtom<'system' | 'on' | 'off'>({
  scope: 'device',
  name: 'preference_reduced_motion',
  version: 1,
  schema: v.picklist(['system', 'on', 'off']),
  initial: 'system',
})

/** Whether the rail beside wide pages shows labels or only icons. */
export const railAtom: Preference<RailWidth> = preference(choiceOf('rail', ['open', 'folded']), atom('open'))

/** The side drawer opens from the right by default (spec §2). */
export const drawerSideAtom = persistedAtom<'right' | 'left'>({
  scope: 'device',
  name: 'preference_drawer_side',
  version: 1,
  schema: v.picklist(['right', 'left']),
  initial: 'right',
})

const mirrored: Readonly<Record<MirrorName, Atom<string>>> = {
  theme: themeAtom,
  style: styleAtom,
  layout: layoutAtom,
  lang: languagePreferenceAtom,
  rail: railAtom,
}

interface PreferencesParts {
  readonly store: Store
  readonly localStore: SafeStorage
  readonly channel: TabChannel
}

/** Mirrors the preferences of a tab in local storage, for the pre-paint script, and follows the other tabs. */
export function followPreferences({ store, localStore, channel }: PreferencesParts): void {
  for (const [mirror, preferenceAtom] of Object.entries(mirrored)) {
    // The site's default is mirrored too, or the first paint of every visit would show the built-in default.
    store.sub(preferenceAtom, () => localStore.set(mirror, store.get(preferenceAtom)))
  }
  // A language chosen in another tab also takes precedence over `?lang=` in the address of this tab.
  channel.subscribe('recordChanged', ({ key }) => {
    if (key === preferenceKey('lang')) store.set(isChosenAtom, true)
  })
}
