import { RowsTable, TableScroller } from '#app/ui/index.ts'
import type { RowProblem } from '#contract/core/import-rows.ts'
import { problemText } from '../form/problem-text.ts'
import { useFormat, useT } from '../page-context.tsx'

type ProblemRowsProps = {
  problems: readonly RowProblem[]
  /** What each field is called. */
  labels: Record<string, string>
}

/** What is wrong with rows of a file, each with its line, its field and what stands there. */
export function ProblemRows({ problems, labels }: ProblemRowsProps) {
  const words = useT('register')
  const problemTexts = useT('problem')
  const format = useFormat()
  return (
    <TableScroller label={words('import.findings')}>
      <RowsTable
        caption={words('import.findings')}
        density="compact"
        isStacked
        withoutPad
        rows={problems}
        keyOf={({ line, field }) => `${line} ${field}`}
        columns={[
          {
            head: words('import.line'),
            place: 'figure',
            stackedLabel: words('import.line'),
            cell: ({ line }) => format.number(line),
          },
          {
            head: words('import.field'),
            place: 'name',
            cell: ({ field }) => labels[field] ?? field,
          },
          {
            head: words('import.inFile'),
            place: 'detail',
            tone: 'soft',
            cell: ({ text }) => text.slice(0, 60),
          },
          {
            head: words('import.problem'),
            place: 'line',
            cell: ({ key, params }) => problemText(problemTexts, { key, params }, format),
          },
        ]}
      />
    </TableScroller>
  )
}
