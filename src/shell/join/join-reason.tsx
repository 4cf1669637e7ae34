import { Text } from '@chakra-ui/react/text'
import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { textIn } from '@marquee/contract/localized.ts'
import { providersAtom } from '../../features/lobby/catalogue/provider-list.ts'
import { useTab } from '../../session/tab.ts'
import { pendingAction } from './pending-action.ts'

/** The reason to join above a form for joining. Nothing without a pending action on a game or a provider. */
export function JoinReasonNote() {
  const tab = useTab()
  const [action] = useState(pendingAction(tab).get)
  if (action === undefined || action.kind === 'page') return null
  return (
    <Text
      textStyle="small"
      p="12px 14px"
      m="0 2px 18px"
      color="onSurface"
      background="weak2"
      borderRadius="button"
    >
      <JoinReason />
    </Text>
  )
}

/** Why the pending action needs an account, and what happens after signing in. */
export function JoinReason() {
  const { i18n } = useLingui()
  const tab = useTab()
  const [action] = useState(pendingAction(tab).get)
  const providers = useAtomValue(providersAtom)
  const other = <Trans>You need an account for this. We will bring you back here afterwards.</Trans>
  switch (action?.kind) {
    case 'play': {
      const title = textIn(action.game.game_title, i18n.locale)
      return <Trans>You need an account to play {title}. The game opens right afterwards.</Trans>
    }
    case 'star': {
      const title = textIn(action.game.game_title, i18n.locale)
      return (
        <Trans>{title} is saved on this device. It will be added to your account when you sign in.</Trans>
      )
    }
    case 'provider': {
      const found = providers.find(({ id }) => id === action.provider)
      if (!found) return other
      const provider = textIn(found.name ?? found.title, i18n.locale)
      return <Trans>You need an account to see the games of {provider}. They open right afterwards.</Trans>
    }
    default:
      return other
  }
}
