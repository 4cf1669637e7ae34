import { useSetAtom } from 'jotai'
import { languageNames } from '../../../platform/i18n/language.ts'
import { languageAtom } from '../../../platform/preferences.ts'
import { Button } from '../../../ui/button.tsx'
import { pageIcons } from '../../../ui/icon/page-icons.ts'
import { DeviceCard } from '../device-card.tsx'

/** Languages that many who read none of the app's languages best can read. */
const offered = ['ko', 'en'] as const

/** Offers English to a visitor whose languages the app does not have: the page is in Korean. In both languages. */
export default function LanguageOffer() {
  const choose = useSetAtom(languageAtom)
  return (
    <DeviceCard
      icon={pageIcons.chat}
      title="Choose a language · 언어 선택"
      actions={offered.map((language) => (
        <Button key={language} onClick={() => choose(language)}>
          <span lang={language} translate="no">
            {languageNames[language]}
          </span>
        </Button>
      ))}
    >
      <span lang="en">There are more languages in the settings.</span>
      <br />
      <span lang="ko">다른 언어는 설정에 있습니다.</span>
    </DeviceCard>
  )
}
