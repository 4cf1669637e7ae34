import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, useId, useRef } from 'react'
import { joinedAtom } from '../../features/account/join/joined.ts'
import { currencyAtom, siteConfigAtom } from '../../platform/config/site-config.ts'
import { userInfoAtom } from '../../session/user-info.ts'
import { recipeClass } from '../../theme/recipe-class.ts'
import { Button } from '../../ui/button.tsx'
import { Money } from '../../ui/money/money.tsx'
import { useLayer } from '../../ui/use-layer.ts'
import { MAIN_ID } from '../bars/skip-link.tsx'
import styles from './welcome.module.css'

/** Says to somebody who has just joined what the operator gave them, and what to do first. Waits for the balance. */
export default function Welcome() {
  const user = useAtomValue(userInfoAtom)?.info
  return user ? <WelcomeDialog name={user.name} amount={user.amount} /> : null
}

function WelcomeDialog({ name, amount }: { name: string; amount: number }) {
  const { t } = useLingui()
  const setJoined = useSetAtom(joinedAtom)
  const currency = useAtomValue(currencyAtom)
  const isPlayMoney = useAtomValue(siteConfigAtom)?.VARIABLES.play_money === true
  const titleId = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const element = dialog.current
    if (element && !element.open) element.showModal()
    return () => {
      element?.close()
      document.getElementById(MAIN_ID)?.focus({ preventScroll: true })
    }
  }, [])
  const close = () => setJoined(false)
  useLayer(true, close)
  const sum = (
    <b className={styles.sum}>
      <Money amount={amount} currency={currency} />
    </b>
  )
  return (
    <dialog
      ref={dialog}
      className={`${recipeClass('card')} ${styles.dialog}`}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault()
        close()
      }}
    >
      <h2 id={titleId} className={styles.title}>{t`Welcome, ${name}`}</h2>
      {sum}
      <p className={styles.text}>
        {amount > 0 && isPlayMoney ? (
          <Trans comment="Under the sum that somebody who joined has been given">
            This play money is yours. Choose a game and press play; the star keeps what you like on your home
            page.
          </Trans>
        ) : amount > 0 ? (
          <Trans comment="Under the balance of somebody who joined">
            This is your balance. Choose a game and press play; the star keeps what you like on your home
            page.
          </Trans>
        ) : (
          <Trans comment="Under the balance 0 of somebody who joined">
            This is your balance. Make your first deposit, or look around first.
          </Trans>
        )}
      </p>
      <div className={styles.ways}>
        <Link
          to={amount > 0 ? '/game/slotnine' : '/wallet/depositpage'}
          className={recipeClass('button', { variant: 'styled', wide: true })}
          onClick={close}
        >
          {amount > 0 ? <Trans>See the games</Trans> : <Trans>Deposit</Trans>}
        </Link>
        <Button variant="quiet" wide onClick={close}>
          <Trans comment="Button: closes the offer to join and goes back to the page">Look around</Trans>
        </Button>
      </div>
    </dialog>
  )
}
