import { Flex } from '@chakra-ui/react/flex'
import { Grid } from '@chakra-ui/react/grid'
import { Text } from '@chakra-ui/react/text'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Icon } from '../../ui/icon/icon.tsx'
import type { IconPath } from '../../ui/icon/icons.ts'
import { PageHeading } from '../../ui/page/page-heading.tsx'
import styles from './coming-soon.module.css'

interface ComingSoonProps {
  icon: IconPath
  title: string
  /** Links to other pages. */
  children: ReactNode
}

/** A page that is announced but not available yet (spec §2). */
export function ComingSoon({ icon, title, children }: ComingSoonProps) {
  return (
    <Flex
      direction="column"
      align="center"
      maxW="480px"
      m="0 auto"
      p="48px var(--gutter) 12px"
      textAlign="center"
    >
      <span className={styles.disc}>
        <Icon path={icon} size={36} />
      </span>
      <PageHeading>{title}</PageHeading>
      <Text maxW="36ch" color="subText">
        <Trans>Coming soon. We will let you know in the announcements.</Trans>
      </Text>
      <Grid gap="10px" w="100%" maxW="320px" mt="28px">
        {children}
      </Grid>
    </Flex>
  )
}
