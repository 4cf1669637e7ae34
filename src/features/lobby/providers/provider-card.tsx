import { useLingui } from '@lingui/react'
import { useAtomValue } from 'jotai'
import type { Provider } from '../../../contract/game.ts'
import { textIn } from '../../../contract/localized.ts'
import { siteConfigAtom } from '../../../platform/config/site-config.ts'
import { Picture } from '../../../ui/picture.tsx'
import { isImage, providerPictures } from './provider-pictures.ts'
import styles from './provider-card.module.css'

interface ProviderCardProps {
  provider: Provider
  onChoose: (provider: Provider) => void
  /** Whether the card is in the tab order; a shelf has one such card. */
  tabStop?: boolean
}

/** A provider's background and logo. The logo is an image or text, by the rule of spec §3. */
export function ProviderCard({ provider, onChoose, tabStop = true }: ProviderCardProps) {
  const { i18n } = useLingui()
  const config = useAtomValue(siteConfigAtom)
  const { background, logo } = providerPictures(provider, config?.WEB_VARIABLES)
  const name = textIn(provider.name ?? provider.title, i18n.locale)
  // The logo shows the provider's title. A name that differs from the title is written below it.
  const drawsName = name.toLocaleLowerCase(i18n.locale) === provider.title.toLocaleLowerCase(i18n.locale)
  return (
    <button
      type="button"
      className={styles.card}
      tabIndex={tabStop ? 0 : -1}
      onClick={() => onChoose(provider)}
      aria-label={name}
    >
      {background ? (
        <Picture className={styles.background} src={background} loading="lazy" decoding="async" />
      ) : null}
      <span className={styles.words}>
        {isImage(logo) ? (
          <Picture
            className={styles.logo}
            src={logo}
            loading="lazy"
            decoding="async"
            instead={<span className={styles.name}>{provider.title}</span>}
          />
        ) : (
          <span className={styles.name}>{logo}</span>
        )}
        {drawsName ? null : <span className={styles.local}>{name}</span>}
      </span>
    </button>
  )
}
