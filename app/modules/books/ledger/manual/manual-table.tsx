import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { Cell, HeadCell, NameCell, NumberCell, Status, Table, text } from '#app/ui/index.ts'
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
    <Table caption={t('tab.entries')} hasStickyHead isStacked>
      <thead>
        <tr>
          <HeadCell>{t('field.memo')}</HeadCell>
          <HeadCell>{t('field.date')}</HeadCell>
          <HeadCell>{t('manual.state')}</HeadCell>
          <HeadCell>{t('manual.reverseDate')}</HeadCell>
          <HeadCell>{t('manual.preparedBy')}</HeadCell>
          <HeadCell isNumber>{t('journal.amount', { currency })}</HeadCell>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            <NameCell href={manualEntryPath(firm.firmId, row.id)}>{row.memo}</NameCell>
            <Cell tone="soft" place="detail">
              {date(row.date, 'medium')}
            </Cell>
            <Cell place="state">
              <ManualState state={row.state} />
            </Cell>
            <Cell tone="soft">{row.reverseDate && date(row.reverseDate, 'medium')}</Cell>
            <Cell tone="soft">{row.preparedByName}</Cell>
            <NumberCell tone="strong" place="figure">
              {row.debit === row.credit ? (
                amount(row.debit, currency)
              ) : (
                <span className={text.bad}>
                  {`${amount(row.debit, currency)} ≠ ${amount(row.credit, currency)}`}
                </span>
              )}
            </NumberCell>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
