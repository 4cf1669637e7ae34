import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { textIn } from '../../../contract/localized.ts'
import { gameListsAtom } from '../catalogue/game-lists.ts'
import type { AllGames } from '../catalogue/use-all-games.ts'
import styles from './list-age.module.css'

interface MissingLineProps {
  all: AllGames
  /** Whether the games are still loading. */
  isAwaited: boolean
}

/** Says whose games a list does not have though they were asked for, with a button that asks again. Else renders nothing. */
export function MissingLine({ all, isAwaited }: MissingLineProps) {
  const { isOpen, providers, retry, status } = all
  const { i18n } = useLingui()
  const lists = useAtomValue(gameListsAtom(providers.map(({ id }) => id).join(' ')))
  const missing = providers.filter((_, index) => lists[index] === undefined)
  if (!isOpen || isAwaited || status === 'offline' || missing.length === 0) return null
  const names = new Intl.ListFormat(i18n.locale).format(
    missing.map(({ name, title }) => textIn(name ?? title, i18n.locale)),
  )
  return (
    <p className={styles.age} role="status">
      <Trans comment="Names of game providers whose games could not be loaded">Not loaded: {names}</Trans>
      <button type="button" className={styles.retry} onClick={retry}>
        <Trans>Try again</Trans>
      </button>
    </p>
  )
}
