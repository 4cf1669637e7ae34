import type { ReactNode } from 'react'
import { Icon } from './icon/icon.tsx'
import { pageIcons } from './icon/page-icons.ts'
import styles from './timeline.module.css'

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
    <ol className={styles.timeline}>
      {steps.map(({ id, title, note, state }) => (
        <li key={id} data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
          <span className={styles.mark}>
            {state === 'done' ? <Icon path={pageIcons.check} size={15} /> : null}
            {state === 'failed' ? <Icon path={pageIcons.close} size={14} /> : null}
          </span>
          <div>
            <p className={styles.title}>{title}</p>
            {note ? <p className={styles.note}>{note}</p> : null}
          </div>
        </li>
      ))}
    </ol>
  )
}
