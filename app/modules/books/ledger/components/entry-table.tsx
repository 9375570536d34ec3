import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { RowsTable } from '#app/ui/index.ts'
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
    <RowsTable
      caption={t('tab.journal')}
      hasStickyHead
      isStacked
      rows={rows}
      keyOf={({ id }) => id}
      columns={[
        {
          head: t('field.sequence'),
          isNumber: true,
          tone: 'soft',
          cell: ({ sequence }) => number(sequence),
        },
        {
          head: t('field.date'),
          tone: 'soft',
          place: 'detail',
          cell: ({ date: day }) => date(day, 'medium'),
        },
        {
          head: t('field.memo'),
          href: ({ id }) => entryPath(firm.firmId, id),
          cell: ({ memo, reversesId }) => (reversesId ? t('journal.reversalOf', { memo }) : memo),
        },
        {
          head: t('journal.accounts'),
          tone: 'soft',
          place: 'secondDetail',
          cell: ({ lines }) =>
            [...new Set(lines.map(({ account }) => account))]
              .map((code) => `${code} ${names.get(code) ?? ''}`)
              .join(', '),
        },
        {
          head: t('journal.amount', { currency }),
          isNumber: true,
          tone: 'strong',
          place: 'figure',
          cell: ({ lines }) =>
            amount(
              lines.reduce((sum, { debit }) => sum + debit, 0),
              currency,
            ),
        },
      ]}
    />
  )
}
