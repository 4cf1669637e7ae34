import { Box } from '@chakra-ui/react/box'
import { Flex } from '@chakra-ui/react/flex'
import { Text } from '@chakra-ui/react/text'
import { chakra } from '@chakra-ui/react/styled-system'
import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import type { Passkey } from '@marquee/contract/passkeys.ts'
import { timeZoneAtom } from '../../../platform/config/site-config.ts'
import { IconButton } from '../../../ui/icon/icon-button.tsx'
import { pageIcons } from '../../../ui/icon/page-icons.ts'
import { RelativeTime } from '../../../ui/time/relative-time.tsx'
import { formatSiteTime } from '../../../ui/time/site-time-text.ts'
import { separator } from '../../../ui/separator.ts'

interface PasskeyRowProps {
  passkey: Passkey
  disabled: boolean
  onRename: () => void
  onRemove: () => void
}

/** A passkey: its name, its device, and when it was added and last used. */
export function PasskeyRow({ passkey, disabled, onRename, onRemove }: PasskeyRowProps) {
  const { t, i18n } = useLingui()
  const zone = useAtomValue(timeZoneAtom)
  const { name, browser, system, synced, create_at, used_at } = passkey
  const device = [browser, system].filter(Boolean).join(separator) || t`Unknown device`
  const added = formatSiteTime(Date.parse(create_at), i18n.locale, zone, { dateStyle: 'medium' })
  return (
    <Flex align="center" justify="space-between" gap="12px">
      <Box flex="1 1 auto" minW="0">
        <Text fontWeight="450" overflowWrap="anywhere">
          {name}
        </Text>
        <Text textStyle="note" color="subText">
          {device}
          {synced ? (
            <>
              {separator}
              <Trans comment="Of a passkey that the player's other devices have too">Synced</Trans>
            </>
          ) : null}
        </Text>
        <Text textStyle="note" color="subText">
          <chakra.span display="inline-block">
            <Trans comment="When a passkey was added">Added {added}</Trans>
            {' ·'}
          </chakra.span>{' '}
          <chakra.span display="inline-block">
            {used_at === null ? (
              <Trans comment="Of a passkey">Not used yet</Trans>
            ) : (
              <Trans comment="When a passkey was last used">
                Last used <RelativeTime at={Date.parse(used_at)} />
              </Trans>
            )}
          </chakra.span>
        </Text>
      </Box>
      <Flex flex="none" me="-10px">
        <IconButton
          icon={pageIcons.edit}
          label={t({ message: `Rename “${name}”`, comment: 'Button of a passkey' })}
          disabled={disabled}
          onClick={onRename}
        />
        <IconButton
          icon={pageIcons.trash}
          label={t({ message: `Remove “${name}”`, comment: 'Button of a passkey' })}
          disabled={disabled}
          onClick={onRemove}
        />
      </Flex>
    </Flex>
  )
}
