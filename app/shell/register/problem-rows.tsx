import { Cell, HeadCell, Table, TableScroller } from '#app/ui/index.ts'
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
      <Table caption={words('import.findings')} density="compact" isStacked withoutPad>
        <thead>
          <tr>
            <HeadCell>{words('import.line')}</HeadCell>
            <HeadCell>{words('import.field')}</HeadCell>
            <HeadCell>{words('import.inFile')}</HeadCell>
            <HeadCell>{words('import.problem')}</HeadCell>
          </tr>
        </thead>
        <tbody>
          {problems.map(({ line, field, key, params, text }) => (
            <tr key={`${line} ${field}`}>
              <Cell place="figure" stackedLabel={words('import.line')}>
                {format.number(line)}
              </Cell>
              <Cell place="name">{labels[field] ?? field}</Cell>
              <Cell place="detail" tone="soft">
                {text.slice(0, 60)}
              </Cell>
              <Cell place="line">{problemText(problemTexts, { key, params }, format)}</Cell>
            </tr>
          ))}
        </tbody>
      </Table>
    </TableScroller>
  )
}
