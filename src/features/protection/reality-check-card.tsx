import { chakra } from '@chakra-ui/react/styled-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import type { ProtectionRules } from '@marquee/contract/protection.ts'
import { protectionEndpoints } from '@marquee/contract/protection-endpoints.ts'
import { isOfflineAtom } from '../../platform/http/connection.ts'
import { ChoiceList } from '../../ui/form/choice-list.tsx'
import { SectionCard } from '../../ui/page/section-card.tsx'
import { durationText } from '../../ui/protection/duration-text.ts'
import { ErrorLine } from '../../ui/states/error-line.tsx'
import { useProtectionRequest } from './use-protection-request.ts'
import styles from './play-limits-page.module.css'

interface RealityCheckCardProps {
  rules: ProtectionRules['reality_check']
  /** Minutes between two reality checks; null for none, undefined while loading. */
  minutes: number | null | undefined
}

/** The choice of how often a game pauses for a reality check. */
export function RealityCheckCard({ rules, minutes }: RealityCheckCardProps) {
  const { t, i18n } = useLingui()
  const offline = useAtomValue(isOfflineAtom)
  const { run, error } = useProtectionRequest()
  const choices = [
    ...rules.choices.map((choice) => ({
      value: String(choice),
      label: durationText(choice * 60, i18n.locale),
    })),
    ...(rules.optional
      ? [
          {
            value: '',
            label: t({ message: 'Never', context: 'no reality check', comment: 'No reality check' }),
          },
        ]
      : []),
  ]
  return (
    <SectionCard id="reality-check" title={<Trans>Reality check</Trans>}>
      <p className={styles.note}>
        <Trans>
          Between rounds the game pauses and shows how long you have played and what you won or lost.
        </Trans>
      </p>
      <chakra.fieldset disabled={offline || minutes === undefined} minW="0" border="0" p="0">
        <ChoiceList
          title={t({ message: 'Every', comment: 'How often: a number of minutes follows' })}
          value={minutes === null ? '' : String(minutes ?? 'unknown')}
          choices={choices}
          onChoose={(value) =>
            void run(({ http }, key) =>
              http.call(protectionEndpoints.setRealityCheck, {
                body: { minutes: value === '' ? null : Number(value) },
                key,
              }),
            )
          }
        />
      </chakra.fieldset>
      {error ? <ErrorLine error={error} /> : null}
    </SectionCard>
  )
}
