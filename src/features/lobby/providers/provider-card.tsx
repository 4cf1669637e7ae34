import { useLingui } from '@lingui/react'
import { useAtomValue } from 'jotai'
import type { Provider } from '@marquee/contract/game.ts'
import { siteConfigAtom } from '../../../platform/config/site-config.ts'
import { Picture } from '../../../ui/picture.tsx'
import { displayItemOf, isImage, isNameInLogo } from './display-item.ts'
import styles from './provider-card.module.css'

interface ProviderCardProps {
  provider: Provider
  onChoose: (provider: Provider) => void
  /** Whether the card is in the tab order; a shelf has one such card. */
  tabStop?: boolean
  /** Whether it is the provider that the player chose last. */
  selected?: boolean
}

/** A provider's background and logo. The logo is an image or text, by the rule of spec §3. */
export function ProviderCard({ provider, onChoose, tabStop = true, selected = false }: ProviderCardProps) {
  const { i18n } = useLingui()
  const config = useAtomValue(siteConfigAtom)
  const item = displayItemOf(provider, config?.WEB_VARIABLES, i18n.locale)
  const { name, backgroundImage, logo } = item
  return (
    <button
      type="button"
      className={styles.card}
      tabIndex={tabStop ? 0 : -1}
      onClick={() => onChoose(provider)}
      aria-label={name}
      aria-current={selected || undefined}
    >
      {backgroundImage ? (
        <Picture className={styles.background} src={backgroundImage} loading="lazy" decoding="async" />
      ) : null}
      <span className={styles.text}>
        {isImage(logo) ? (
          <Picture
            className={styles.logo}
            src={logo}
            loading="lazy"
            decoding="async"
            fallback={<span className={styles.name}>{provider.title}</span>}
          />
        ) : (
          <span className={styles.name}>{logo}</span>
        )}
        {isNameInLogo(provider, item, i18n.locale) ? null : <span className={styles.local}>{name}</span>}
      </span>
    </button>
  )
}
