import type { ReactNode } from 'react'
import { useFormat, useT } from '#app/shell/page-context.tsx'
import { RowsTable, text } from '#app/ui/index.ts'
import type { LearningSums } from '#contract/learning/learning-reports.ts'

type SumsTableProps = {
  caption: string
  /** What the rows are. */
  head: string
  rows: readonly { key: string; name: ReactNode; line: LearningSums }[]
}

/** Enrolments in figures, a row for each course or group. */
export function SumsTable({ caption, head, rows }: SumsTableProps) {
  const t = useT('courses')
  const { number } = useFormat()
  return (
    <RowsTable
      caption={caption}
      isStacked
      withoutPad
      rows={rows}
      keyOf={({ key }) => key}
      columns={[
        { head: head, place: 'name', tone: 'strong', cell: ({ name }) => name },
        {
          head: t('report.enrolled'),
          isNumber: true,
          place: 'detail',
          cell: ({ line }) => number(line.enrolled),
        },
        {
          head: t('report.inProgress'),
          isNumber: true,
          cell: ({ line }) => number(line.inProgress),
        },
        {
          head: t('report.completed'),
          isNumber: true,
          place: 'figure',
          cell: ({ line }) => (
            <>
              {number(line.completed)}
              {line.completedPercent !== null && ` · ${percentText(number, line.completedPercent)}`}
            </>
          ),
        },
        {
          head: t('report.overdue'),
          isNumber: true,
          place: 'state',
          cell: ({ line }) => (
            <span className={line.overdue > 0 ? text.bad : undefined}>{number(line.overdue)}</span>
          ),
        },
        {
          head: t('report.score'),
          isNumber: true,
          cell: ({ line }) =>
            line.meanScore === null ? '–' : percentText(number, Math.round(Number(line.meanScore))),
        },
      ]}
    />
  )
}

function percentText(number: (value: number) => string, percent: number): string {
  return `${number(percent)} %`
}
