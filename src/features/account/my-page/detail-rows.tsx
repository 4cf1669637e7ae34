import { DataList } from '@chakra-ui/react/data-list'
import { Text } from '@chakra-ui/react/text'
import type { ReactNode } from 'react'
import { DataAge } from '../../../ui/time/data-age.tsx'

interface RowsProps {
  rows: readonly { readonly term: string; readonly value: ReactNode }[]
  /** When the values were fetched, ms of server time, where they may be old. */
  fetchedAt?: number | undefined
}

/** A list of terms and values. */
export function DetailRows({ rows, fetchedAt }: RowsProps) {
  return (
    <>
      <DataList.Root>
        {rows.map(({ term, value }) => (
          // With a button of 44 px and the border a row is as high as one with text, and so it is with a skeleton.
          <DataList.Item key={term} paddingBlock="2px 1px">
            <DataList.ItemLabel>{term}</DataList.ItemLabel>
            <DataList.ItemValue
              display="grid"
              flex="1 1 auto"
              alignContent="center"
              alignSelf="stretch"
              justifyItems="end"
            >
              {value}
            </DataList.ItemValue>
          </DataList.Item>
        ))}
      </DataList.Root>
      {fetchedAt === undefined ? null : (
        <Text textStyle="note" py="8px 4px" color="subText">
          <DataAge at={fetchedAt} />
        </Text>
      )}
    </>
  )
}
