import { Alert } from '@chakra-ui/react/alert'
import { Trans } from '@lingui/react/macro'
import { DataAge } from '../../../ui/time/data-age.tsx'
import { Icon } from '../../../ui/icon/icon.tsx'
import { icons } from '../../../ui/icon/icons.ts'
import { hideOfflineBanner } from '../../../ui/states/hide-offline-banner.ts'
import { separator } from '../../../ui/separator.ts'

interface SavedNoteProps {
  /** When the rows were fetched, ms of server time. */
  fetchedAt: number
}

/** The age of cached rows. */
export function SavedNote({ fetchedAt }: SavedNoteProps) {
  return (
    <Alert.Root ref={hideOfflineBanner} status="warning" textStyle="small">
      <Alert.Indicator>
        <Icon path={icons.offline} size={18} />
      </Alert.Indicator>
      <Alert.Content>
        <DataAge at={fetchedAt} />
        {separator}
        <Trans>There may be more.</Trans>
      </Alert.Content>
    </Alert.Root>
  )
}
