import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useId, useRef } from 'react'
import { textIn } from '../../../contract/localized.ts'
import { Button } from '../../../ui/button.tsx'
import { closeGame, withdrawQuestion, type Question } from '../current-game.ts'
import styles from './frame-strip.module.css'
import { switchGame } from '../launch/launch.ts'

interface RoundQuestionProps {
  question: Question
  /** Whether the round is still being played. When it is over, the game that was asked for opens. */
  busy: boolean
}

/** Asks, inside the frame, before a round that is being played is left. */
export function RoundQuestion({ question, busy }: RoundQuestionProps) {
  const { i18n } = useLingui()
  const words = useId()
  const stay = useRef<HTMLDivElement>(null)
  const next = question.kind === 'switch' ? question.next : undefined

  useEffect(() => {
    if (next && !busy) void switchGame(next)
  }, [next, busy])

  useEffect(() => {
    stay.current?.querySelector('button')?.focus({ preventScroll: true })
  }, [])

  const title = next ? textIn(next.game_title, i18n.locale) : ''
  return (
    <div ref={stay} role="alertdialog" aria-labelledby={words} className={styles.strip}>
      <p id={words} className={styles.words}>
        {next ? (
          <Trans>A round is being played. {title} opens when it is over.</Trans>
        ) : (
          <Trans>A round is being played. It will be settled by the server; close anyway?</Trans>
        )}
      </p>
      <span className={styles.actions}>
        <Button variant="quiet" className={styles.action} onClick={withdrawQuestion}>
          <Trans comment="Button: does not leave the game">Stay</Trans>
        </Button>
        <Button className={styles.action} onClick={() => (next ? void switchGame(next) : closeGame())}>
          {next ? <Trans>Open now</Trans> : <Trans>Close</Trans>}
        </Button>
      </span>
    </div>
  )
}
