import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { textIn } from '../../contract/localized.ts'
import { providersAtom } from '../../features/lobby/catalogue/provider-list.ts'
import { useTab } from '../../session/tab.ts'
import { keptPress } from './pressed.ts'

/** Why an account is needed for what was pressed, and what happens as soon as there is one. */
export function PressedWords() {
  const { i18n } = useLingui()
  const tab = useTab()
  const [press] = useState(keptPress(tab).get)
  const providers = useAtomValue(providersAtom)
  const other = <Trans>You need an account for this. You go on here as soon as you are in.</Trans>
  switch (press?.kind) {
    case 'play': {
      const title = textIn(press.game.game_title, i18n.locale)
      return <Trans>You need an account to play {title}. The game opens as soon as you are in.</Trans>
    }
    case 'star': {
      const title = textIn(press.game.game_title, i18n.locale)
      return (
        <Trans>The star of {title} is on this device. It moves to your account as soon as you are in.</Trans>
      )
    }
    case 'provider': {
      const found = providers.find(({ id }) => id === press.provider)
      if (!found) return other
      const provider = textIn(found.name ?? found.title, i18n.locale)
      return (
        <Trans>You need an account to see the games of {provider}. They open as soon as you are in.</Trans>
      )
    }
    default:
      return other
  }
}
