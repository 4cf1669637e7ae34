import { Text } from '@chakra-ui/react/text'
import { chakra } from '@chakra-ui/react/styled-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { Icon } from '../../ui/icon/icon.tsx'
import { icons, type IconPath } from '../../ui/icon/icons.ts'
import { pageIcons } from '../../ui/icon/page-icons.ts'
import { ListState } from '../../ui/states/list-state.tsx'
import { SiteTime } from '../../ui/time/site-time.tsx'
import { type ActivityEntry, activityAtom } from './activity-log.ts'
import styles from './activity-list.module.css'

const iconOf: Record<ActivityEntry['kind'], IconPath> = {
  success: pageIcons.check,
  error: icons.warning,
  info: icons.info,
  custom: icons.info,
}

/** Errors and news about money since the sign-in, newest first. */
export function ActivityList() {
  const { t } = useLingui()
  const all = useAtomValue(activityAtom)
  return (
    <>
      <Text color="subText" lineHeight="1.5">
        <Trans>Errors and updates about your money since you signed in. Cleared when you sign out.</Trans>
      </Text>
      {all.length === 0 ? (
        <ListState
          icon={icons.info}
          title={t({
            message: 'Nothing yet',
            comment: 'The list of errors and news about money is empty',
          })}
        />
      ) : (
        <chakra.ol display="grid">
          {all.map(({ id, kind, text, at }) => (
            <li key={id} className={styles.row} data-kind={kind}>
              <Icon path={iconOf[kind]} size={20} />
              <div>
                <Text lineHeight="1.45" overflowWrap="anywhere">
                  {text}
                </Text>
                <Text textStyle="note" color="subText" fontVariantNumeric="tabular-nums">
                  <SiteTime at={at} />
                </Text>
              </div>
            </li>
          ))}
        </chakra.ol>
      )}
    </>
  )
}
