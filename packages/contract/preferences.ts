import * as v from 'valibot'
import { languages, layoutNames, styleNames, themeNames } from './config.ts'
import { endpoint, none } from './endpoint.ts'

/** The preferences that a player may use on all devices; null is the site's own. */
export const Preferences = v.object({
  theme: v.nullable(v.picklist(themeNames)),
  style: v.nullable(v.picklist(styleNames)),
  layout: v.nullable(v.picklist(layoutNames)),
  lang: v.nullable(v.picklist(languages)),
})
export type Preferences = v.InferOutput<typeof Preferences>

const personal = {
  feature: 'favourites',
  path: '/me/preferences',
  envelope: 'B',
  login: true,
  keyed: false,
  query: none,
} as const

/** The player's preferences on all devices, as a whole: the last to arrive win. */
export const preferenceEndpoints = {
  preferences: endpoint({
    ...personal,
    method: 'GET',
    body: none,
    /** Null before the first were saved. */
    data: v.object({ preferences: v.nullable(Preferences) }),
  }),
  savePreferences: endpoint({ ...personal, method: 'PUT', body: Preferences, data: none }),
} as const
