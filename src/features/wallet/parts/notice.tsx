import { Alert } from '@chakra-ui/react/alert'
import type { ReactNode } from 'react'
import { Icon } from '../../../ui/icon/icon.tsx'
import type { IconPath } from '../../../ui/icon/icons.ts'

interface NoticeProps {
  icon: IconPath
  tone?: 'neutral' | 'warning' | 'info'
  /** A button or a link at the end. */
  action?: ReactNode
  children: ReactNode
}

/** One or two sentences in a box inside a card. */
export function CardNotice({ icon, tone = 'neutral', action, children }: NoticeProps) {
  return (
    <Alert.Root status={tone}>
      <Alert.Indicator>
        <Icon path={icon} size={18} />
      </Alert.Indicator>
      <Alert.Content>{children}</Alert.Content>
      {action}
    </Alert.Root>
  )
}
