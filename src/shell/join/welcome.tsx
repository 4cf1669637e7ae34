import { Box } from '@chakra-ui/react/box'
import { Text } from '@chakra-ui/react/text'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link, useRouter } from '@tanstack/react-router'
import { useAtom, useAtomValue, useSetAtom } from 'jotai'
import { useId } from 'react'
import type { Game } from '@marquee/contract/game.ts'
import { textIn } from '@marquee/contract/localized.ts'
import { joinedAtom } from '../../features/account/join/joined.ts'
import { currencyAtom, siteConfigAtom } from '../../platform/config/site-config.ts'
import { playerAtom } from '../../session/player.ts'
import { useTab } from '../../session/tab.ts'
import { userInfoAtom } from '../../session/user-info.ts'
import { recipeClass } from '../../theme/recipe-class.ts'
import { Button } from '../../ui/button.tsx'
import { MoneyAmount } from '../../ui/money/money.tsx'
import { Modal } from '../../ui/overlay/modal.tsx'
import { MAIN_ID } from '../bars/skip-link.tsx'
import { actionAfterWelcomeAtom } from './pending-action.ts'
import { resumeAfterWelcome } from './resume-action.ts'
import text from '../../ui/overlay/dialog-text.module.css'
import styles from './welcome.module.css'

/** Shows a new player the balance and what to do first. Waits for the balance. */
export default function WelcomeAfterJoin() {
  const user = useAtomValue(userInfoAtom)?.info
  return user ? <WelcomeDialog name={user.name} amount={user.amount} /> : null
}

function WelcomeDialog({ name, amount }: { name: string; amount: number }) {
  const { t } = useLingui()
  const { game, hasAction, resume, leave } = usePostponedAction()
  const currency = useAtomValue(currencyAtom)
  const titleId = useId()
  const descriptionId = useId()
  const mayPlay = amount > 0
  const first = recipeClass('button', { variant: 'styled', wide: true })
  return (
    <Modal
      size="sm"
      placement="center"
      titleId={titleId}
      descriptionId={descriptionId}
      closeOnInteractOutside={false}
      // Its text is news, and the buttons come after it.
      initialFocus={() => document.getElementById(titleId)}
      returnFocusTo={() => document.getElementById(MAIN_ID)}
      onClose={leave}
    >
      <Box pt="4px" textAlign="center">
        <h2 id={titleId} tabIndex={-1} className={`${text.title} ${styles.title}`}>{t`Welcome, ${name}`}</h2>
        <div id={descriptionId}>
          <b className={styles.sum}>
            <MoneyAmount amount={amount} currency={currency} />
          </b>{' '}
          <Text mb="20px" color="subText">
            <WhatFirst mayPlay={mayPlay} game={game} />
          </Text>
        </div>
        <div className={text.actions}>
          {mayPlay ? null : (
            <Link to="/wallet/depositpage" className={first} onClick={leave}>
              <Trans>Deposit</Trans>
            </Link>
          )}
          {hasAction ? (
            <Button variant={mayPlay ? 'styled' : 'quiet'} wide onClick={resume}>
              {game ? <Trans comment="Button that starts a game">Play</Trans> : <Trans>See the games</Trans>}
            </Button>
          ) : mayPlay ? (
            <Link to="/game/slotnine" className={first} onClick={leave}>
              <Trans>See the games</Trans>
            </Link>
          ) : null}
          <Button variant="quiet" wide onClick={leave}>
            <Trans comment="Button: closes the offer to join and goes back to the page">
              Continue browsing
            </Trans>
          </Button>
        </div>
      </Box>
    </Modal>
  )
}

/** The action that this player's welcome has postponed, and the two ways to close the welcome. */
function usePostponedAction() {
  const tab = useTab()
  const router = useRouter()
  const player = useAtomValue(playerAtom)
  const [postponed, setPostponed] = useAtom(actionAfterWelcomeAtom)
  const setJoined = useSetAtom(joinedAtom)
  const action = postponed?.player === player ? postponed?.action : undefined
  return {
    hasAction: action !== undefined,
    game: action?.kind === 'play' ? action.game : undefined,
    resume: () => {
      setJoined(false)
      void resumeAfterWelcome(router, tab)
    },
    leave: () => {
      setJoined(false)
      setPostponed(undefined)
    },
  }
}

function WhatFirst({ mayPlay, game }: { mayPlay: boolean; game: Game | undefined }) {
  const { i18n } = useLingui()
  const isPlayMoney = useAtomValue(siteConfigAtom)?.VARIABLES.play_money === true
  if (!mayPlay) {
    return (
      <Trans comment="Under the balance 0 of somebody who joined">
        This is your balance. Make your first deposit, or look around.
      </Trans>
    )
  }
  if (game) {
    const title = textIn(game.game_title, i18n.locale)
    return (
      <Trans comment="Under the balance of somebody who joined because of a game, which opens at the press of a button">
        This is your balance. {title} is ready: choose your stake and play.
      </Trans>
    )
  }
  return isPlayMoney ? (
    <Trans comment="Under the sum that somebody who joined has been given">
      This play money is yours. Choose a game and tap Play. Tap the star to save a favourite.
    </Trans>
  ) : (
    <Trans comment="Under the balance of somebody who joined">
      This is your balance. Choose a game and tap Play. Tap the star to save a favourite.
    </Trans>
  )
}
