import { DataList } from '@chakra-ui/react/data-list'
import { Flex } from '@chakra-ui/react/flex'
import { Text } from '@chakra-ui/react/text'
import { chakra } from '@chakra-ui/react/styled-system'
import { useId, type ReactNode } from 'react'
import { recipeClass } from '../../theme/recipe-class.ts'
import styles from './panel.module.css'

interface PanelProps {
  title: ReactNode
  children: ReactNode
}

/** A titled card of the settings. */
export function Panel({ title, children }: PanelProps) {
  const id = useId()
  return (
    <section className={`${recipeClass('card')} ${styles.panel}`} aria-labelledby={id}>
      <chakra.h2 id={id} textStyle="title">
        {title}
      </chakra.h2>
      {children}
    </section>
  )
}

interface FactsProps {
  facts: readonly { readonly term: string; readonly value: ReactNode }[]
}

/** Terms and their values, one per line. */
export function Facts({ facts }: FactsProps) {
  return (
    <DataList.Root>
      {facts.map(({ term, value }) => (
        <DataList.Item key={term} flexWrap="nowrap" minH="44px">
          <DataList.ItemLabel flex="none" maxW="50%">
            {term}
          </DataList.ItemLabel>
          <DataList.ItemValue>{value}</DataList.ItemValue>
        </DataList.Item>
      ))}
    </DataList.Root>
  )
}

export function PanelText({ children }: { children: ReactNode }) {
  return (
    <Text fontSize="0.875rem" lineHeight="1.5" color="subText">
      {children}
    </Text>
  )
}

/** Buttons of a panel, side by side where they fit. */
export function Actions({ children }: { children: ReactNode }) {
  return (
    <Flex wrap="wrap" gap="8px">
      {children}
    </Flex>
  )
}
