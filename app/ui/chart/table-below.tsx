import type { ReactNode } from 'react'
import { Table, TableScroller } from '../table/table.tsx'
import * as styles from './chart.css.ts'

type TableBelowProps = { label: string; tableLabel: string; children: ReactNode }

/** The figures of a picture as a table, one click away. */
export function TableBelow({ label, tableLabel, children }: TableBelowProps) {
  return (
    <details className={styles.data}>
      <summary className={styles.dataSummary}>{tableLabel}</summary>
      <TableScroller label={label}>
        <Table caption={label} density="compact" withoutPad>
          {children}
        </Table>
      </TableScroller>
    </details>
  )
}
