import { Box } from '@chakra-ui/react/box'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { textIn } from '@marquee/contract/localized.ts'
import { useTab } from '../../session/tab.ts'
import { recipeClass } from '../../theme/recipe-class.ts'
import { Button } from '../../ui/button.tsx'
import { errorMessage } from '../../ui/states/error-message.ts'
import text from '../../ui/overlay/dialog-text.module.css'
import styles from './join-choice.module.css'
import { pendingAction } from './pending-action.ts'
import { JoinReason } from './join-reason.tsx'

interface JoinChoiceProps {
  titleId: string
  whyId: string
  onSignIn: () => void
  onClose: () => void
}

const loginRequired = errorMessage({ code: 'LOGIN_REQUIRED', message: '' })

/** The choices of an anonymous visitor with a pending action: join, sign in, or look around. */
export function JoinChoice({ titleId, whyId, onSignIn, onClose }: JoinChoiceProps) {
  const { i18n } = useLingui()
  const tab = useTab()
  const [action] = useState(pendingAction(tab).get)
  const game = action?.kind === 'play' || action?.kind === 'star' ? action.game : undefined
  return (
    <Box minH="44px">
      {game ? (
        <img
          className={styles.cover}
          src={game.game_art ?? textIn(game.game_image, i18n.locale)}
          alt=""
          width={60}
          height={80}
        />
      ) : null}
      <h2 id={titleId} tabIndex={-1} className={`${text.title} ${styles.title}`}>
        {i18n._(loginRequired)}
      </h2>
      <p id={whyId} className={styles.why}>
        <JoinReason />
      </p>
      <div className={`${text.actions} ${styles.actions}`}>
        <Link
          to="/account/register"
          replace
          className={recipeClass('button', { variant: 'styled', wide: true })}
        >
          <Trans comment="Heading of the free sign-up">Join for free</Trans>
        </Link>
        <Button variant="quiet" wide onClick={onSignIn}>
          <Trans>Sign in</Trans>
        </Button>
        <Button variant="quiet" wide onClick={onClose}>
          <Trans comment="Button: closes the offer to join and goes back to the page">
            Continue browsing
          </Trans>
        </Button>
      </div>
    </Box>
  )
}
