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
          <DataList.Item key={term}>
            <DataList.ItemLabel>{term}</DataList.ItemLabel>
            <DataList.ItemValue>{value}</DataList.ItemValue>
          </DataList.Item>
        ))}
      </DataList.Root>
      {fetchedAt === undefined ? null : (
        <Text py="8px 4px" fontSize="0.8125rem" color="subText">
          <DataAge at={fetchedAt} />
        </Text>
      )}
    </>
  )
}
