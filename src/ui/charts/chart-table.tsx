import { Table } from '@chakra-ui/react/table'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { ScrollRegion } from '../page/scroll-region.tsx'
import styles from './chart-table.module.css'

interface ChartTableProps {
  /** Accessible name of the table. */
  label: string
  /** Distinct headings. The first column names the rows. */
  columns: readonly string[]
  /** In the order shown, with a cell for each column. */
  rows: readonly { readonly id: string; readonly cells: readonly ReactNode[] }[]
}

/** The figures of a chart as a collapsed table, for players who cannot read the chart. */
export function ChartTable({ label, columns, rows }: ChartTableProps) {
  return (
    <details className={styles.details}>
      <summary>
        <Trans>Show as a table</Trans>
      </summary>
      <ScrollRegion label={label}>
        <Table.Root>
          <Table.Header>
            <Table.Row>
              {columns.map((column) => (
                <Table.ColumnHeader key={column} scope="col">
                  {column}
                </Table.ColumnHeader>
              ))}
            </Table.Row>
          </Table.Header>
          <Table.Body>
            {rows.map(({ id, cells }) => (
              <Table.Row key={id}>
                {columns.map((column, index) => (
                  <Table.Cell key={column} {...(index === 0 ? { as: 'th', scope: 'row' } : {})}>
                    {cells[index]}
                  </Table.Cell>
                ))}
              </Table.Row>
            ))}
          </Table.Body>
        </Table.Root>
      </ScrollRegion>
    </details>
  )
}
