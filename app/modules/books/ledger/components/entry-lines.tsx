import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { Cell, HeadCell, NumberCell, Table, text } from '#app/ui/index.ts'
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
    <Table caption={t('entry.lines')} isStacked>
      <thead>
        <tr>
          <HeadCell>{t('field.account')}</HeadCell>
          <HeadCell isNumber>{t('balances.debit', { currency })}</HeadCell>
          <HeadCell isNumber>{t('balances.credit', { currency })}</HeadCell>
        </tr>
      </thead>
      <tbody>
        {lines.map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no id, and their order is fixed
          <tr key={at}>
            <Cell place="name">
              <AccountLink code={line.account} names={names} />
              <LineFacts line={line} centres={centres} />
            </Cell>
            <NumberCell place="detail" stackedLabel={line.debit > 0 && t('balances.debitShort')}>
              {line.debit > 0 && amount(line.debit, currency)}
            </NumberCell>
            <NumberCell place="state" stackedLabel={line.credit > 0 && t('balances.creditShort')}>
              {line.credit > 0 && amount(line.credit, currency)}
            </NumberCell>
          </tr>
        ))}
      </tbody>
    </Table>
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
