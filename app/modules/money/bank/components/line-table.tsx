import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { RowsTable, Status } from '#app/ui/index.ts'
import type { BankLine } from '#contract/money/bank.ts'
import { bankLinePath } from '../paths.ts'

/** Movements of an account as the bank tells them. */
export function LineTable({ lines }: { lines: readonly BankLine[] }) {
  const t = useT('bank')
  const { date, amount } = useFormat()
  const { firm } = useFirm()
  return (
    <RowsTable
      caption={t('line.table')}
      isStacked
      hasStickyHead
      rows={lines}
      keyOf={(line) => line.id}
      columns={[
        {
          head: t('line.date'),
          tone: 'soft',
          place: 'secondDetail',
          cell: (line) => date(line.date, 'medium'),
        },
        {
          head: t('line.name'),
          href: (line) => bankLinePath(firm.firmId, line.id),
          cell: (line) => line.name || line.text || t('line.nameless'),
        },
        {
          head: t('line.text'),
          tone: 'soft',
          place: 'detail',
          cell: (line) => [line.name && line.text, line.reference].filter(Boolean).join(' · '),
        },
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
