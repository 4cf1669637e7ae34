import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { textIn } from '@marquee/contract/localized.ts'
import { gameListsAtom } from '../catalogue/game-lists.ts'
import type { AllGames } from '../catalogue/use-all-games.ts'
import styles from './list-age.module.css'

interface MissingProvidersProps {
  all: AllGames
  isLoading: boolean
}

/** Names the providers whose games could not be loaded, with a button that tries again. Renders nothing if there are none. */
export function MissingProviders({ all, isLoading }: MissingProvidersProps) {
  const { isOpen, providers, retry, status } = all
  const { i18n } = useLingui()
  const lists = useAtomValue(gameListsAtom(providers.map(({ id }) => id).join(' ')))
  const missing = providers.filter((_, index) => lists[index] === undefined)
  if (!isOpen || isLoading || status === 'offline' || missing.length === 0) return null
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
