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
        <table>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ id, cells }) => (
              <tr key={id}>
                {columns.map((column, index) =>
                  index === 0 ? (
                    <th key={column} scope="row">
                      {cells[index]}
                    </th>
                  ) : (
                    <td key={column}>{cells[index]}</td>
                  ),
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </details>
  )
}
