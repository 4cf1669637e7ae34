import { Trans, useLingui } from '@lingui/react/macro'
import type { Provider } from '../../../contract/game.ts'
import { textIn } from '../../../contract/localized.ts'
import styles from './list-age.module.css'

interface MissingLineProps {
  /** The providers whose games are not in the list. */
  missing: readonly Provider[]
  onRetry: () => void
}

/** Says whose games a list does not have, with a button that asks for them again. Renders nothing where all are there. */
export function MissingLine({ missing, onRetry }: MissingLineProps) {
  const { i18n } = useLingui()
  if (missing.length === 0) return null
  const names = new Intl.ListFormat(i18n.locale).format(
    missing.map(({ name, title }) => textIn(name ?? title, i18n.locale)),
  )
  return (
    <p className={styles.age} role="status">
      <Trans comment="Names of game providers whose games could not be loaded">Not loaded: {names}</Trans>
      <button type="button" className={styles.retry} onClick={onRetry}>
        <Trans>Try again</Trans>
      </button>
    </p>
  )
}
