import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { RowsTable, text } from '#app/ui/index.ts'
import type { Deposit } from '#contract/selling/deposits.ts'
import { invoicePath } from '../../paths.ts'

/** What was asked for before the final invoice. */
export function DepositTable({ rows }: { rows: readonly Deposit[] }) {
  const t = useT('invoicing')
  const { firm } = useFirm()
  const { date, money, number } = useFormat()
  return (
    <RowsTable
      caption={t('deposit.before')}
      isStacked
      rows={rows}
      keyOf={(row) => row.invoiceId}
      columns={[
        {
          head: t('deposit.invoice'),
          place: 'name',
          cell: (row) => (
            <a className={text.link} href={invoicePath(firm.firmId, row.invoiceId)}>
              {row.number ?? t('deposit.draft')}
            </a>
          ),
        },
        {
          head: t('deposit.kind'),
          place: 'detail',
          tone: 'soft',
          cell: (row) => (
            <>
              {row.purpose === 'progress'
                ? t('deposit.progress', { percent: number(row.progress) })
                : t('deposit.deposit')}
              {row.state === 'void' && ` · ${t('deposit.void')}`}
            </>
          ),
        },
        {
          head: t('deposit.date'),
          place: 'secondDetail',
          tone: 'soft',
          cell: (row) => date(row.issueDate, 'medium'),
        },
        {
          head: t('deposit.paid'),
          isNumber: true,
          place: 'state',
          tone: 'soft',
          cell: (row) => money(row.paid, row.currency),
        },
        {
          head: t('deposit.total'),
          isNumber: true,
          place: 'figure',
          tone: 'strong',
          cell: (row) => money(row.total, row.currency),
        },
      ]}
    />
  )
}
