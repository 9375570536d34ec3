import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { RowsTable, Status } from '#app/ui/index.ts'
import type { BankLine } from '#contract/money/bank.ts'
import { bankLinePath } from '../paths.ts'
import { useLineColumns } from './line-columns.ts'

/** Movements of an account as the bank tells them. */
export function LineTable({ lines }: { lines: readonly BankLine[] }) {
  const t = useT('bank')
  const { amount } = useFormat()
  const { firm } = useFirm()
  const column = useLineColumns()
  return (
    <RowsTable
      caption={t('line.table')}
      isStacked
      hasStickyHead
      rows={lines}
      keyOf={(line) => line.id}
      columns={[
        column.date,
        {
          head: t('line.name'),
          href: (line) => bankLinePath(firm.firmId, line.id),
          cell: (line) => line.name || line.text || t('line.nameless'),
        },
        column.text,
        {
          head: t('line.state'),
          place: 'state',
          cell: (line) => (
            <Status kind={line.state === 'open' ? 'draft' : 'paid'}>
              {t(`state.${line.state}`)}
            </Status>
          ),
        },
        {
          head: t('line.amount'),
          isNumber: true,
          tone: 'strong',
          place: 'figure',
          cell: (line) => amount(line.amount, line.currency),
        },
      ]}
    />
  )
}
