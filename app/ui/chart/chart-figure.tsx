import type { ReactNode } from 'react'
import { Cell, HeadCell, NumberCell } from '../table/table.tsx'
import * as styles from './chart.css.ts'
import { TableBelow } from './table-below.tsx'
import * as toneStyles from './tones.css.ts'

/** The colours of what stands beside each other in a picture, in the order they are taken. */
export const tones = ['first', 'second', 'third', 'fourth', 'fifth'] as const
export type Tone = (typeof tones)[number]

/** @returns the colour at a place; those after the fifth begin anew. */
export function toneAt(at: number): Tone {
  return tones[at % tones.length] ?? 'first'
}

/** The figures of a picture: a head for each column, the first one of words. */
export type ChartData = {
  head: readonly string[]
  rows: readonly (readonly string[])[]
}

type ChartTableProps = { label: string; tableLabel: string; data: ChartData }

/** The table of a picture, one click away. */
export function ChartTable({ label, tableLabel, data }: ChartTableProps) {
  return (
    <TableBelow label={label} tableLabel={tableLabel}>
      <thead>
        <tr>
          {data.head.map((name, at) => (
            <HeadCell key={name} isNumber={at > 0}>
              {name}
            </HeadCell>
          ))}
        </tr>
      </thead>
      <tbody>
        {data.rows.map(([name, ...texts]) => (
          <tr key={name}>
            <Cell>{name}</Cell>
            {texts.map((text, at) => (
              <NumberCell key={data.head[at + 1] ?? at}>{text}</NumberCell>
            ))}
          </tr>
        ))}
      </tbody>
    </TableBelow>
  )
}

type ChartKeyProps = { entries: readonly { name: ReactNode; tone: Tone }[] }

/** Which colour stands for what. */
export function ToneKey({ entries }: ChartKeyProps) {
  return (
    <ul className={styles.key}>
      {entries.map(({ name, tone }) => (
        <li key={tone} className={styles.keyEntry}>
          <svg className={styles.swatch} viewBox="0 0 10 10" aria-hidden="true">
            <path className={toneStyles.fills[tone]} d="M0 0h10v10H0z" />
          </svg>
          {name}
        </li>
      ))}
    </ul>
  )
}
