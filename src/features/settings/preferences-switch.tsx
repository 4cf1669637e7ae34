import { chakra } from '@chakra-ui/react/styled-system'
import { Text } from '@chakra-ui/react/text'
import { Trans } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { playerAtom } from '../../session/player.ts'
import { hasSyncAtom } from '../../session/sync.ts'
import { useTab } from '../../session/tab.ts'
import { recipeClass } from '../../theme/recipe-class.ts'
import { Checkbox } from '../../ui/form/checkbox.tsx'
import { preferencesSyncAtom, switchPreferencesSync } from './preferences-sync.ts'

/** Switch for using the preferences on all devices. Renders nothing if the operator does not store them or nobody is signed in. */
export function PreferencesSwitch() {
  const tab = useTab()
  const player = useAtomValue(playerAtom)
  const isOffered = useAtomValue(hasSyncAtom)
  const isOn = useAtomValue(preferencesSyncAtom)
  if (!isOffered || player === undefined) return null
  return (
    <chakra.section className={recipeClass('card')} display="grid" gap="4px" p="10px 20px 16px">
      <Checkbox checked={isOn} onChange={(on) => void switchPreferencesSync(tab, player, on)}>
        <Trans>Use these settings on all my devices</Trans>
      </Checkbox>
      <Text fontSize="0.875rem" lineHeight="1.5" color="subText">
        <Trans>
          Language, theme, style and game lists are the same on every device where this is on. The latest
          choice applies.
        </Trans>
      </Text>
    </chakra.section>
  )
}
