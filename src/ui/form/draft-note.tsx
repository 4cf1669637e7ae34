import { Alert } from '@chakra-ui/react/alert'
import { Trans } from '@lingui/react/macro'
import { Icon } from '../icon/icon.tsx'
import { pageIcons } from '../icon/page-icons.ts'
import { RelativeTime } from '../time/relative-time.tsx'

interface DraftNoteProps {
  /** When the text was typed, ms of server time; nothing is shown without it. */
  restoredAt: number | undefined
  onStartOver: () => void
}

/** A note above a form whose earlier text was restored. */
export function DraftNote({ restoredAt, onStartOver }: DraftNoteProps) {
  return (
    <div role="status">
      {restoredAt === undefined ? null : (
        <Alert.Root status="info" css={{ marginBottom: '16px' }}>
          <Alert.Indicator>
            <Icon path={pageIcons.refresh} size={18} />
          </Alert.Indicator>
          <Alert.Content>
            <Trans comment="What was typed in a form earlier is back; the time it was typed follows, such as “5 minutes ago”">
              Draft restored · <RelativeTime at={restoredAt} />
            </Trans>
          </Alert.Content>
          <button type="button" onClick={onStartOver}>
            <Trans comment="Empties a form whose earlier text was restored">Start over</Trans>
          </button>
        </Alert.Root>
      )}
    </div>
  )
}
