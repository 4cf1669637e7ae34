import { Text } from '@chakra-ui/react/text'
import { Trans } from '@lingui/react/macro'
import { Icon } from '../icon/icon.tsx'
import { icons } from '../icon/icons.ts'

/** Replaces a small part of a page that needs the operator while the app is offline. */
export function OfflineLine() {
  return (
    <Text textStyle="small" display="flex" alignItems="center" gap="10px" minH="44px" color="subText">
      <Icon path={icons.offline} size={18} />
      {navigator.onLine ? (
        <Trans comment="In place of details, while the device has a connection but the site does not respond">
          The site cannot be reached right now. This will appear once the connection is back.
        </Trans>
      ) : (
        <Trans comment="In place of details that cannot be loaded while offline">
          You are offline. This will appear once you are online.
        </Trans>
      )}
    </Text>
  )
}

/** Why a form cannot be sent while the operator does not respond, and that its text is saved. */
export function SavedNote() {
  return navigator.onLine ? (
    <Trans comment="Under a form, while the device has a connection but the site does not respond">
      The site cannot be reached right now. What you typed is saved.
    </Trans>
  ) : (
    <Trans>You are offline. What you typed is saved. Try again once you are online.</Trans>
  )
}

/** Why a form cannot be sent while the operator does not respond. */
export function RetryNote() {
  return navigator.onLine ? (
    <Trans>The site cannot be reached right now. Check your connection and try again.</Trans>
  ) : (
    <Trans>You are offline. Try again once you are online.</Trans>
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
