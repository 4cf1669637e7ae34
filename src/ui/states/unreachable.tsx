import { Text } from '@chakra-ui/react/text'
import { Trans } from '@lingui/react/macro'
import { Icon } from '../icon/icon.tsx'
import { icons } from '../icon/icons.ts'

/** Replaces a small part of a page that needs the operator while the app is offline. */
export function OfflineLine() {
  return (
    <Text textStyle="small" display="flex" alignItems="center" gap="10px" minH="44px" color="subText">
      <Icon path={icons.offline} size={18} />
      <Trans comment="In place of details that cannot be loaded while offline">
        You are offline. This will appear once you are online.
      </Trans>
    </Text>
  )
}

/** Why nothing can be loaded while the operator does not respond: the device has no connection, or the site is down. */
export function ConnectionTitle() {
  return navigator.onLine ? (
    <Trans comment="Banner: the device has a connection, but the site does not respond">
      The site cannot be reached
    </Trans>
  ) : (
    <Trans>You are offline</Trans>
  )
}
