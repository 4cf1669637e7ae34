import { Text } from '@chakra-ui/react/text'
import type { ReactNode } from 'react'
import { DataAge } from '../../../ui/time/data-age.tsx'
import styles from './detail-rows.module.css'

interface RowsProps {
  rows: readonly { readonly term: string; readonly value: ReactNode }[]
  /** When the values were fetched, ms of server time, where they may be old. */
  fetchedAt?: number | undefined
}

/** A list of terms and values. */
export function DetailRows({ rows, fetchedAt }: RowsProps) {
  return (
    <>
      <dl>
        {rows.map(({ term, value }) => (
          <div key={term} className={styles.row}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {fetchedAt === undefined ? null : (
        <Text py="8px 4px" fontSize="0.8125rem" color="subText">
          <DataAge at={fetchedAt} />
        </Text>
      )}
    </>
  )
}
