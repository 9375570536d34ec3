import type { ReactNode } from 'react'
import { useFormat, useT } from '#app/shell/page-context.tsx'
import { Cell, HeadCell, NumberCell, Table, text } from '#app/ui/index.ts'
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
    <Table caption={caption} isStacked withoutPad>
      <thead>
        <tr>
          <HeadCell>{head}</HeadCell>
          <HeadCell isNumber>{t('report.enrolled')}</HeadCell>
          <HeadCell isNumber>{t('report.inProgress')}</HeadCell>
          <HeadCell isNumber>{t('report.completed')}</HeadCell>
          <HeadCell isNumber>{t('report.overdue')}</HeadCell>
          <HeadCell isNumber>{t('report.score')}</HeadCell>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, name, line }) => (
          <tr key={key}>
            <Cell place="name" tone="strong">
              {name}
            </Cell>
            <NumberCell place="detail">{number(line.enrolled)}</NumberCell>
            <NumberCell>{number(line.inProgress)}</NumberCell>
            <NumberCell place="figure">
              {number(line.completed)}
              {line.completedPercent !== null && ` · ${percentText(number, line.completedPercent)}`}
            </NumberCell>
            <NumberCell place="state">
              <span className={line.overdue > 0 ? text.bad : undefined}>
                {number(line.overdue)}
              </span>
            </NumberCell>
            <NumberCell>
              {line.meanScore === null
                ? '–'
                : percentText(number, Math.round(Number(line.meanScore)))}
            </NumberCell>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

function percentText(number: (value: number) => string, percent: number): string {
  return `${number(percent)} %`
}
