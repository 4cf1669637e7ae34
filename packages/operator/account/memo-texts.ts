import type { LocalizedText } from '@marquee/contract/localized.ts'
import { fill } from '@marquee/contract/fill.ts'
import { inAllLanguages, type OperatorTexts } from '../texts.ts'

export interface MemoText {
  readonly title: LocalizedText
  readonly content: LocalizedText
}

/** A new password; `keepsPasskeys` says that those of the player still sign in. */
export function passwordChangedMemo(hasPasskeys: boolean): MemoText {
  return {
    title: inAllLanguages(({ account }) => account.passwordChanged.title),
    content: inAllLanguages(({ account }) =>
      [account.passwordChanged.content, ...(hasPasskeys ? [account.passkeysStay] : []), account.notYou].join(
        '\n',
      ),
    ),
  }
}

/** A passkey that was added or removed, by its name. */
export function passkeyMemo(change: 'passkeyAdded' | 'passkeyRemoved', name: string): MemoText {
  return {
    title: inAllLanguages(({ account }) => account[change].title),
    content: inAllLanguages(({ account }) => `${fill(account[change].content, { name })}\n${account.notYou}`),
  }
}

export type Detail = keyof OperatorTexts['account']['details']

/** Names the changed details, without their values. */
export function detailsChangedMemo(changed: readonly Detail[]): MemoText {
  return {
    title: inAllLanguages(({ account }) => account.detailsChanged.title),
    content: inAllLanguages(({ account }, language) => {
      const list = new Intl.ListFormat(language, { type: 'conjunction' })
      const details = list.format(changed.map((name) => account.details[name]))
      return `${fill(account.detailsChanged.content, { details })}\n${account.notYou}`
    }),
  }
}
