import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useId, useRef } from 'react'
import { textIn } from '@marquee/contract/localized.ts'
import { useTab } from '../../../session/tab.ts'
import { Button } from '../../../ui/button.tsx'
import type { Question } from '../current-game.ts'
import { gameControl } from '../game-control.ts'
import styles from './frame-strip.module.css'
import { launches } from '../launch/launch.ts'
import { usePlayNavigation } from '../navigation.ts'

interface RoundQuestionProps {
  question: Question
  /** Whether the round is still being played. When it ends, the chosen game opens. */
  busy: boolean
}

/** Asks for confirmation before the player leaves a round that is being played. */
export function RoundQuestion({ question, busy }: RoundQuestionProps) {
  const { i18n } = useLingui()
  const tab = useTab()
  const navigation = usePlayNavigation()
  const textId = useId()
  const strip = useRef<HTMLDivElement>(null)
  const next = question.kind === 'switch' ? question.next : undefined
  const demo = question.kind === 'switch' && question.demo

  useEffect(() => {
    if (next && !busy) void launches(tab).switchTo(next, navigation, demo)
  }, [tab, navigation, next, demo, busy])

  useEffect(() => {
    strip.current?.querySelector('button')?.focus({ preventScroll: true })
  }, [])

  const title = next ? textIn(next.game_title, i18n.locale) : ''
  return (
    <div ref={strip} role="alertdialog" aria-labelledby={textId} className={styles.strip}>
      <p id={textId} className={styles.text}>
        {next ? (
          <Trans>A round is in progress. {title} will open when it ends.</Trans>
        ) : (
          <Trans>A round is in progress. It will be settled automatically. Close the game anyway?</Trans>
        )}
      </p>
      <span className={styles.actions}>
        <Button variant="quiet" className={styles.action} onClick={gameControl(tab).cancelQuestion}>
          <Trans comment="Button: does not leave the game">Keep playing</Trans>
        </Button>
        <Button
          className={styles.action}
          onClick={() =>
            next ? void launches(tab).switchTo(next, navigation, demo) : gameControl(tab).close()
          }
        >
          {next ? <Trans>Open now</Trans> : <Trans>Close</Trans>}
        </Button>
      </span>
    </div>
  )
}
