import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { Cell, HeadCell, NameCell, NumberCell, Table } from '#app/ui/index.ts'
import type { Account } from '#contract/books/accounts.ts'
import type { JournalEntry } from '#contract/books/ledger.ts'
import { entryPath } from '../paths.ts'
import { useAccountNames } from './account-link.tsx'

type EntryTableProps = { rows: readonly JournalEntry[]; accounts: readonly Account[] }

/** Entries by date, newest first. */
export function EntryTable({ rows, accounts }: EntryTableProps) {
  const t = useT('ledger')
  const { amount, date, number } = useFormat()
  const { firm } = useFirm()
  const names = useAccountNames(accounts)
  const currency = firm.baseCurrency
  return (
    <Table caption={t('tab.journal')} hasStickyHead isStacked>
      <thead>
        <tr>
          <HeadCell isNumber>{t('field.sequence')}</HeadCell>
          <HeadCell>{t('field.date')}</HeadCell>
          <HeadCell>{t('field.memo')}</HeadCell>
          <HeadCell>{t('journal.accounts')}</HeadCell>
          <HeadCell isNumber>{t('journal.amount', { currency })}</HeadCell>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, sequence, date: day, memo, lines, reversesId }) => (
          <tr key={id}>
            <NumberCell tone="soft">{number(sequence)}</NumberCell>
            <Cell tone="soft" place="detail">
              {date(day, 'medium')}
            </Cell>
            <NameCell href={entryPath(firm.firmId, id)}>
              {reversesId ? t('journal.reversalOf', { memo }) : memo}
            </NameCell>
            <Cell tone="soft" place="secondDetail">
              {[...new Set(lines.map(({ account }) => account))]
                .map((code) => `${code} ${names.get(code) ?? ''}`)
                .join(', ')}
            </Cell>
            <NumberCell tone="strong" place="figure">
              {amount(
                lines.reduce((sum, { debit }) => sum + debit, 0),
                currency,
              )}
            </NumberCell>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
