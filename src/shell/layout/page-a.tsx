import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import { textIn } from '@marquee/contract/localized.ts'
import { playStopAtom } from '../../session/play-stop.ts'
import { savesDataAtom } from '../../platform/data-saving.ts'
import { siteConfigAtom } from '../../platform/config/site-config.ts'
import { IconButton } from '../../ui/icon/icon-button.tsx'
import { icons } from '../../ui/icon/icons.ts'
import { Brand } from '../bars/brand.tsx'
import { Footer } from '../bars/footer.tsx'
import { useGoBack } from './return-path.ts'
import { Picture } from '../../ui/picture.tsx'
import styles from './page-a.module.css'
import { MAIN_ID } from '../bars/skip-link.tsx'

const MAX_COVERS = 12

/** The layout `fullpage-type-a`: a card over a wall of covers, with the brand above it and a back button. During a break it has no wall. */
export function PageA({ children }: { children: ReactNode }) {
  const { t, i18n } = useLingui()
  const featured = useAtomValue(siteConfigAtom)?.WEB_VARIABLES.featured ?? []
  const savesData = useAtomValue(savesDataAtom)
  const isStopped = useAtomValue(playStopAtom) !== undefined
  const goBack = useGoBack()
  return (
    <div className={styles.page} data-bare="">
      <div className={styles.wall} aria-hidden="true">
        {(savesData || isStopped ? [] : featured.slice(0, MAX_COVERS)).map((game) => (
          <Picture
            key={game.id}
            src={game.game_art ?? textIn(game.game_image, i18n.locale)}
            fallback={<span />}
            loading="lazy"
            decoding="async"
          />
        ))}
      </div>
      <div className={styles.veil} />
      <IconButton icon={icons.back} label={t`Back`} className={styles.back} onClick={goBack} />
      <header className={styles.head}>
        <Brand large />
      </header>
      <main id={MAIN_ID} tabIndex={-1} className={styles.card}>
        {children}
      </main>
      <Footer variant="slim" />
    </div>
  )
}
