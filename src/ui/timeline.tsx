import { Timeline as ChakraTimeline } from '@chakra-ui/react/timeline'
import type { ReactNode } from 'react'
import { Icon } from './icon/icon.tsx'
import { pageIcons } from './icon/page-icons.ts'

export interface TimelineStep {
  /** Unique within the timeline. */
  id: string
  title: ReactNode
  note?: ReactNode
  state: 'done' | 'now' | 'next' | 'failed'
}

/** A timeline of past, current and future steps. The current step is marked for screen readers too. */
export function Timeline({ steps }: { steps: readonly TimelineStep[] }) {
  return (
    <ChakraTimeline.Root>
      {steps.map(({ id, title, note, state }) => (
        <ChakraTimeline.Item key={id} data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
          <ChakraTimeline.Connector>
            <ChakraTimeline.Separator />
            <ChakraTimeline.Indicator>
              {state === 'done' ? <Icon path={pageIcons.check} size={15} /> : null}
              {state === 'failed' ? <Icon path={pageIcons.close} size={14} /> : null}
            </ChakraTimeline.Indicator>
          </ChakraTimeline.Connector>
          <ChakraTimeline.Content>
            <ChakraTimeline.Title>{title}</ChakraTimeline.Title>
            {note ? <ChakraTimeline.Description>{note}</ChakraTimeline.Description> : null}
          </ChakraTimeline.Content>
        </ChakraTimeline.Item>
      ))}
    </ChakraTimeline.Root>
  )
}
