import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { RowsTable, text } from '#app/ui/index.ts'
import type { Account } from '#contract/books/accounts.ts'
import type { JournalLine } from '#contract/books/ledger.ts'
import { AccountLink, useAccountNames } from './account-link.tsx'

type EntryLinesProps = {
  lines: readonly JournalLine[]
  accounts: readonly Account[]
  centres: Readonly<Record<string, string>>
}

/** The sides of an entry, with the foreign amount and the tax where a line has them. */
export function EntryLines({ lines, accounts, centres }: EntryLinesProps) {
  const t = useT('ledger')
  const { amount } = useFormat()
  const currency = useFirm().firm.baseCurrency
  const names = useAccountNames(accounts)
  return (
    <RowsTable
      caption={t('entry.lines')}
      isStacked
      rows={lines}
      keyOf={(_, at) => at}
      columns={[
        {
          head: t('field.account'),
          place: 'name',
          cell: (line) => (
            <>
              <AccountLink code={line.account} names={names} />
              <LineFacts line={line} centres={centres} />
            </>
          ),
        },
        {
          head: t('balances.debit', { currency }),
          isNumber: true,
          place: 'detail',
          stackedLabel: (line) => line.debit > 0 && t('balances.debitShort'),
          cell: (line) => line.debit > 0 && amount(line.debit, currency),
        },
        {
          head: t('balances.credit', { currency }),
          isNumber: true,
          place: 'state',
          stackedLabel: (line) => line.credit > 0 && t('balances.creditShort'),
          cell: (line) => line.credit > 0 && amount(line.credit, currency),
        },
      ]}
    />
  )
}

function LineFacts({ line, centres }: { line: JournalLine } & Pick<EntryLinesProps, 'centres'>) {
  const t = useT('ledger')
  const { money } = useFormat()
  const { firm } = useFirm()
  const facts = [
    line.currency !== undefined && line.amount !== undefined && money(line.amount, line.currency),
    line.taxCode,
    line.taxBase !== undefined &&
      t('entry.taxBase', { amount: money(line.taxBase, firm.baseCurrency) }),
    centres[line.costCentreId ?? ''],
  ].filter(Boolean)
  return facts.length > 0 && <span className={text.secondLine}>{facts.join(' · ')}</span>
}
