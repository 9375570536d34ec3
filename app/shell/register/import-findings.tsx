import { Band, RowsTable, TableScroller } from '#app/ui/index.ts'
import type { ImportCheck } from '#contract/core/imports.ts'
import { useFormat, useT } from '../page-context.tsx'
import { ProblemRows } from './problem-rows.tsx'

type ImportFindingsProps = {
  check: ImportCheck
  /** What each field is called. */
  labels: Record<string, string>
  /** Whether several rows make one record. */
  isTogether: boolean
}

/** What a trial found: how many rows are good, and what is wrong with each of the others. */
export function ImportFindings({ check, labels, isTogether }: ImportFindingsProps) {
  const words = useT('register')
  const { goodRows, badRows } = check
  if (badRows === 0) {
    return (
      <div role="status">
        <Band tone="ok" title={words('import.allGood', { count: goodRows })}>
          <p>{words('import.allGoodWords')}</p>
          <MadeTogether check={check} isTogether={isTogether} />
          <Outcomes check={check} labels={labels} />
        </Band>
      </div>
    )
  }
  return (
    <div role="alert">
      <Band tone="warn" title={words('import.someBad', { count: badRows })}>
        <p>{words('import.someBadWords', { count: goodRows })}</p>
        <MadeTogether check={check} isTogether={isTogether} />
        <Outcomes check={check} labels={labels} />
        <ProblemRows problems={check.problems} labels={labels} />
      </Band>
    </div>
  )
}

/** Which records the rows would make together, such as invoices of several lines. */
function MadeTogether({ check, isTogether }: Pick<ImportFindingsProps, 'check' | 'isTogether'>) {
  const words = useT('register')
  const { number, money } = useFormat()
  const { records, rows } = check
  if (!isTogether || rows.length === 0) return null
  const caption = words('import.wouldMake', { count: records })
  return (
    <TableScroller label={caption}>
      <p>{caption}</p>
      <RowsTable
        caption={caption}
        density="compact"
        withoutPad
        rows={rows}
        keyOf={({ line }) => line}
        columns={[
          { head: words('import.line'), cell: ({ line }) => number(line) },
          { head: words('import.record'), cell: ({ label }) => label },
          { head: words('import.rows'), isNumber: true, cell: ({ rows: count }) => number(count) },
          {
            head: words('import.sum'),
            isNumber: true,
            cell: ({ sum }) => (sum ? money(sum.amount, sum.currency) : ''),
          },
        ]}
      />
    </TableScroller>
  )
}

/** How many records would be new, changed or left, and which fields of the first ones change. */
function Outcomes({ check, labels }: Pick<ImportFindingsProps, 'check' | 'labels'>) {
  const words = useT('register')
  const { number } = useFormat()
  const { newRows, changedRows, unchangedRows, rows } = check
  if (changedRows === 0 && unchangedRows === 0) return null
  const changed = rows.filter(({ outcome }) => outcome === 'changed')
  return (
    <>
      <p>
        {words('import.outcomes', {
          made: number(newRows),
          changed: number(changedRows),
          left: number(unchangedRows),
        })}
      </p>
      {changed.length > 0 && (
        <TableScroller label={words('import.changes')}>
          <RowsTable
            caption={words('import.changes')}
            density="compact"
            withoutPad
            rows={changed}
            keyOf={({ line }) => line}
            columns={[
              { head: words('import.line'), cell: ({ line }) => number(line) },
              { head: words('import.record'), cell: ({ label }) => label },
              {
                head: words('import.changes'),
                tone: 'soft',
                cell: ({ fields }) => fields.map((name) => labels[name] ?? name).join(', '),
              },
            ]}
          />
        </TableScroller>
      )}
    </>
  )
}
