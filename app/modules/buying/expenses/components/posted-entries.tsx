import { entryPath } from '#app/modules/books/ledger/index.ts'
import { useFirm, useFormat, usePage, useT } from '#app/shell/page-context.tsx'
import { Cell, HeadCell, NumberCell, Table, TableScroller, text } from '#app/ui/index.ts'
import type { Expense } from '#contract/buying/expenses.ts'

/** The lines that an expense or a bill posted, each entry below the day it leads to. */
export function PostedEntries({ entries }: Pick<Expense, 'entries'>) {
  const t = useT('expenses')
  const { language } = usePage()
  const { date, amount } = useFormat()
  const { firm } = useFirm()
  const figure = (minor: number) => (minor === 0 ? '' : amount(minor, firm.baseCurrency))
  return (
    <TableScroller label={t('detail.entries')}>
      <Table caption={t('detail.entries')}>
        <thead>
          <tr>
            <HeadCell>{t('entry.date')}</HeadCell>
            <HeadCell>{t('entry.account')}</HeadCell>
            <HeadCell isNumber>{t('entry.debit')}</HeadCell>
            <HeadCell isNumber>{t('entry.credit')}</HeadCell>
          </tr>
        </thead>
        <tbody>
          {entries.flatMap((entry) =>
            entry.lines.map(({ account, name, debit, credit }, at) => (
              <tr key={`${entry.id} ${account} ${debit} ${credit}`}>
                <Cell>
                  {at === 0 && (
                    <a className={text.link} href={entryPath(firm.firmId, entry.id)}>
                      {date(entry.date, 'medium')}
                    </a>
                  )}
                </Cell>
                <Cell>{`${account} ${name[language] ?? ''}`}</Cell>
                <NumberCell>{figure(debit)}</NumberCell>
                <NumberCell>{figure(credit)}</NumberCell>
              </tr>
            )),
          )}
        </tbody>
      </Table>
    </TableScroller>
  )
}
