import { useAtomValue, useSetAtom } from 'jotai'
import { languageNames } from '../../../platform/i18n/language.ts'
import { languageAtom } from '../../../platform/preferences.ts'
import { languageOffer } from '../../../standalone-texts.json'
import { Button } from '../../../ui/button.tsx'
import { pageIcons } from '../../../ui/icon/page-icons.ts'
import { DeviceCard } from '../device-card.tsx'
import { offeredLanguagesAtom } from './language-offered.ts'

/** Offers Korean, which the page is in, and English to a visitor whose languages the app does not have. In both languages. */
export default function LanguageOffer() {
  const offered = useAtomValue(offeredLanguagesAtom)
  const choose = useSetAtom(languageAtom)
  return (
    <DeviceCard
      icon={pageIcons.chat}
      title={offered.map((language) => languageOffer[language].title).join(' · ')}
      actions={offered.map((language) => (
        <Button key={language} onClick={() => choose(language)}>
          <span lang={language} translate="no">
            {languageNames[language]}
          </span>
        </Button>
      ))}
    >
      {offered.map((language) => (
        <div key={language} lang={language}>
          {languageOffer[language].text}
        </div>
      ))}
    </DeviceCard>
  )
}
