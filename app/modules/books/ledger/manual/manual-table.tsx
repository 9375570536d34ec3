import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { RowsTable, Status, text } from '#app/ui/index.ts'
import type { ManualEntryRow } from '#contract/books/manual-entries.ts'
import { manualEntryPath } from '../paths.ts'

const discs = { draft: 'draft', posted: 'paid', reversed: 'void' } as const

/** How far an entry is, as a disc with its word. */
export function ManualState({ state }: Pick<ManualEntryRow, 'state'>) {
  const t = useT('ledger')
  return <Status kind={discs[state]}>{t(`manual.states.${state}`)}</Status>
}

/** Manual entries, the last made first. */
export function ManualTable({ rows }: { rows: readonly ManualEntryRow[] }) {
  const t = useT('ledger')
  const { amount, date } = useFormat()
  const { firm } = useFirm()
  const currency = firm.baseCurrency
  return (
    <RowsTable
      caption={t('tab.entries')}
      hasStickyHead
      isStacked
      rows={rows}
      keyOf={(row) => row.id}
      columns={[
        {
          head: t('field.memo'),
          href: (row) => manualEntryPath(firm.firmId, row.id),
          cell: (row) => row.memo,
        },
        {
          head: t('field.date'),
          tone: 'soft',
          place: 'detail',
          cell: (row) => date(row.date, 'medium'),
        },
        {
          head: t('manual.state'),
          place: 'state',
          cell: (row) => <ManualState state={row.state} />,
        },
        {
          head: t('manual.reverseDate'),
          tone: 'soft',
          cell: (row) => row.reverseDate && date(row.reverseDate, 'medium'),
        },
        { head: t('manual.preparedBy'), tone: 'soft', cell: (row) => row.preparedByName },
        {
          head: t('journal.amount', { currency }),
          isNumber: true,
          tone: 'strong',
          place: 'figure',
          cell: (row) =>
            row.debit === row.credit ? (
              amount(row.debit, currency)
            ) : (
              <span className={text.bad}>
                {`${amount(row.debit, currency)} ≠ ${amount(row.credit, currency)}`}
              </span>
            ),
        },
      ]}
    />
  )
}
