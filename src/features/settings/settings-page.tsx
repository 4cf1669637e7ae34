import { Flex } from '@chakra-ui/react/flex'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useAtom, useAtomValue } from 'jotai'
import { type ReactNode, useId } from 'react'
import { layoutNames, styleNames, themeNames } from '@marquee/contract/config.ts'
import {
  drawerSideAtom,
  layoutAtom,
  reducedMotionAtom,
  siteLanguagesAtom,
  styleAtom,
  themeAtom,
} from '../../platform/preferences.ts'
import { searchKeyAtom } from '../../platform/shortcuts.ts'
import { siteConfigAtom } from '../../platform/config/site-config.ts'
import { ChoiceList } from '../../ui/form/choice-list.tsx'
import { PageHeading } from '../../ui/page/page-heading.tsx'
import { LookSpecimen } from '../../ui/look-specimen.tsx'
import { LanguagePicker } from './language-picker.tsx'
import { PreferencesSwitch } from './preferences-switch.tsx'
import styles from './settings-page.module.css'

const themeLabels = {
  light: msg({ message: 'Light', comment: 'Name of a colour theme' }),
  dark: msg({ message: 'Dark', comment: 'Name of a colour theme' }),
  darkBlue: msg({ message: 'Dark blue', comment: 'Name of a colour theme' }),
  darkOrange: msg({ message: 'Dark orange', comment: 'Name of a colour theme' }),
  darkRed: msg({ message: 'Dark red', comment: 'Name of a colour theme' }),
  black: msg({ message: 'Black', comment: 'Name of a colour theme' }),
}

const styleLabels = {
  modern: msg({ message: 'Modern', comment: 'Name of a visual style' }),
  classic: msg({ message: 'Classic', comment: 'Name of a visual style' }),
  minimal: msg({ message: 'Minimal', comment: 'Name of a visual style' }),
  neon: msg({ message: 'Neon', comment: 'Name of a visual style' }),
  retro: msg({ message: 'Retro', comment: 'Name of a visual style' }),
  pastel: msg({ message: 'Pastel', comment: 'Name of a visual style' }),
}

const layoutLabels = {
  'list-layout': msg({ message: 'Covers with titles', comment: 'How lists of games are shown' }),
  'grid-layout': msg({ message: 'Large covers', comment: 'How lists of games are shown' }),
  'compact-layout': msg({ message: 'Compact rows', comment: 'How lists of games are shown' }),
}

interface SettingsPageProps {
  /** Further settings, from other features. */
  children?: ReactNode
}

/** The page of the player's preferences. A change takes effect immediately, in all tabs. */
export function SettingsPage({ children }: SettingsPageProps) {
  const { t, i18n } = useLingui()
  const [theme, setTheme] = useAtom(themeAtom)
  const [style, setStyle] = useAtom(styleAtom)
  const [layout, setLayout] = useAtom(layoutAtom)
  const cover = useAtomValue(siteConfigAtom)?.WEB_VARIABLES.featured[0]?.game_art
  const [side, setSide] = useAtom(drawerSideAtom)
  const [searchKey, setSearchKey] = useAtom(searchKeyAtom)
  const offered = useAtomValue(siteLanguagesAtom)
  const [motion, setMotion] = useAtom(reducedMotionAtom)
  return (
    <div className={styles.page}>
      <PageHeading>
        <Trans>Settings</Trans>
      </PageHeading>
      {offered?.length === 1 ? null : <LanguagePicker />}
      <Section
        title={t({ message: 'Appearance', comment: 'Section of the settings: theme, style, lists of games' })}
      >
        <ChoiceList
          title={t({ message: 'Theme', comment: 'Colours of the app' })}
          value={theme}
          onChoose={setTheme}
          choices={themeNames.map((one) => ({
            value: one,
            label: i18n._(themeLabels[one]),
            specimen: <LookSpecimen theme={one} style={style} cover={cover} />,
          }))}
        />
        <ChoiceList
          title={t({ message: 'Style', comment: 'Shapes of the app' })}
          value={style}
          onChoose={setStyle}
          choices={styleNames.map((one) => ({
            value: one,
            label: i18n._(styleLabels[one]),
            specimen: <LookSpecimen theme={theme} style={one} cover={cover} />,
          }))}
        />
        <ChoiceList
          title={t({ message: 'Game lists', comment: 'How lists of games are shown' })}
          value={layout}
          onChoose={setLayout}
          choices={layoutNames.map((one) => ({ value: one, label: i18n._(layoutLabels[one]) }))}
        />
      </Section>
      <Section
        title={t({
          message: 'Navigation and motion',
          comment: 'Section of the settings: side drawer, search key, reduced motion',
        })}
      >
        <Flex wrap="wrap" gap="28px 48px">
          <ChoiceList
            title={t`Side drawer`}
            value={side}
            onChoose={setSide}
            choices={[
              { value: 'right', label: t({ message: 'Right', comment: 'Side of the screen' }) },
              { value: 'left', label: t({ message: 'Left', comment: 'Side of the screen' }) },
            ]}
          />
          <ChoiceList
            title={t({
              message: 'Search with the / key',
              comment: 'Setting: whether the key / opens the search',
            })}
            value={searchKey}
            onChoose={setSearchKey}
            choices={[
              { value: 'on', label: t({ message: 'On', comment: 'The shortcut is on' }) },
              { value: 'off', label: t({ message: 'Off', comment: 'The shortcut is off' }) },
            ]}
          />
          <ChoiceList
            title={t`Reduced motion`}
            value={motion}
            onChoose={setMotion}
            choices={[
              { value: 'system', label: t`Same as device` },
              { value: 'on', label: t({ message: 'On', comment: 'Reduced motion is on' }) },
              { value: 'off', label: t({ message: 'Off', comment: 'Reduced motion is off' }) },
            ]}
          />
        </Flex>
        <PreferencesSwitch />
      </Section>
      <Section title={t`This device`}>{children}</Section>
    </div>
  )
}

/** A titled group of settings. */
function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  )
}
