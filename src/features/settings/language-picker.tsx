import { chakra } from '@chakra-ui/react/styled-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { AnimatePresence } from 'framer-motion'
import { useAtom, useAtomValue } from 'jotai'
import { useId, useState } from 'react'
import type { Language } from '@marquee/contract/config.ts'
import { availableLanguages } from '../../platform/i18n/i18n.ts'
import { languageNames } from '../../platform/i18n/language.ts'
import { languageAtom, siteLanguagesAtom } from '../../platform/preferences.ts'
import { recipeClass } from '../../theme/recipe-class.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import { icons } from '../../ui/icon/icons.ts'
import { pageIcons } from '../../ui/icon/page-icons.ts'
import { ListState } from '../../ui/states/list-state.tsx'
import { SearchBox } from '../../ui/search-box.tsx'
import { LazyModal } from '../../ui/overlay/lazy-modal.tsx'
import { findLanguages } from './find-languages.ts'
import styles from './language-picker.module.css'

/** The choice of the language, in a sheet with a search field. */
export function LanguagePicker() {
  const { t } = useLingui()
  const id = useId()
  const [language, setLanguage] = useAtom(languageAtom)
  const [open, setOpen] = useState(false)
  return (
    <section aria-labelledby={id}>
      <chakra.h2 textStyle="title" id={id} mb="12px">
        <Trans>Language</Trans>
      </chakra.h2>
      <button
        type="button"
        className={`${recipeClass('inputFrame')} ${styles.current}`}
        aria-haspopup="dialog"
        aria-describedby={id}
        onClick={() => setOpen(true)}
      >
        <chakra.span lang={language} fontWeight="650">
          {languageNames[language]}
        </chakra.span>
        <Icon path={icons.chevron} size={20} />
      </button>
      <AnimatePresence>
        {open ? (
          <LazyModal key="languages" title={t`Language`} onClose={() => setOpen(false)}>
            <Languages
              chosen={language}
              onChoose={(one) => {
                setLanguage(one)
                setOpen(false)
              }}
            />
          </LazyModal>
        ) : null}
      </AnimatePresence>
    </section>
  )
}

interface LanguagesProps {
  chosen: Language
  onChoose: (language: Language) => void
}

function Languages({ chosen, onChoose }: LanguagesProps) {
  const { t, i18n } = useLingui()
  const [text, setText] = useState('')
  const offered = useAtomValue(siteLanguagesAtom) ?? availableLanguages
  const found = findLanguages(offered, text, i18n.locale)
  return (
    <div className={styles.languages}>
      <SearchBox value={text} onChange={setText} />
      {found.length === 0 ? <ListState icon={icons.search} title={t`No language by that name.`} /> : null}
      <ul>
        {found.map(({ language, name }) => (
          <li key={language}>
            <button
              type="button"
              className={styles.language}
              aria-current={language === chosen || undefined}
              onClick={() => onChoose(language)}
            >
              <chakra.span lang={language} fontWeight="650">
                {languageNames[language]}
              </chakra.span>
              <chakra.span textStyle="note" ms="auto" color="subText" textAlign="end">
                {name}
              </chakra.span>
              {language === chosen ? <Icon path={pageIcons.check} size={20} /> : null}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
