import { Alert } from '@chakra-ui/react/alert'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useTab } from '../../../session/tab.ts'
import { IconButton } from '../../../ui/icon/icon-button.tsx'
import { Icon } from '../../../ui/icon/icon.tsx'
import { icons } from '../../../ui/icon/icons.ts'
import { pageIcons } from '../../../ui/icon/page-icons.ts'

/** Session storage key: the player closed the hint (spec §4). */
const hiddenKey = 'counsel-session-hidden'

/** How long answers usually take (spec §9). The player can hide the hint for the session. */
export function CounselHint() {
  const { t } = useLingui()
  const { sessionStore } = useTab()
  const [hidden, setHidden] = useState(() => sessionStore.get(hiddenKey) !== undefined)
  if (hidden) return null
  return (
    <Alert.Root status="info" textStyle="small" alignItems="center" mb="12px" pe="6px">
      <Alert.Indicator>
        <Icon path={icons.clock} size={20} />
      </Alert.Indicator>
      <Alert.Content>
        <Trans>We usually reply within 1 to 2 days and send you a message when we do.</Trans>
      </Alert.Content>
      <IconButton
        icon={pageIcons.close}
        label={t`Hide this hint`}
        onClick={() => {
          sessionStore.set(hiddenKey, '1')
          setHidden(true)
        }}
      />
    </Alert.Root>
  )
}
