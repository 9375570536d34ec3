import { useAccountName } from '#app/shell/account-name.ts'
import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { LinkButton, PageHead, SheetPad } from '#app/ui/index.ts'
import type { CashMonth } from '#contract/money/cash-book.ts'
import {
  cashBookFilePath,
  cashBookPath,
  cashBooksPath,
  countCashPath,
  noteCashPath,
} from '../paths.ts'
import * as styles from './cash-book.css.ts'

const formats = ['pdf', 'xlsx', 'csv'] as const

/** Head of a month: what can be noted and counted, the months beside it, and the book as files. */
export function MonthHead({ month: { book, month, today } }: { month: CashMonth }) {
  const t = useT('cash-book')
  const nameOf = useAccountName()
  const { date } = useFormat()
  const { firm, can } = useFirm()
  const { firmId } = firm
  const { code, since } = book
  const monthText = date(`${month}-01`, 'month')
  const query = { accounts: code, period: 'custom', ...daysOfMonth(month) } as const
  return (
    <>
      <PageHead
        title={`${nameOf(book)}, ${monthText}`}
        sentence={since === null ? t('month.notKept') : t('month.sentence')}
        crumb={{ href: cashBooksPath(firmId), label: t('list.title') }}
        actions={
          since !== null &&
          can('bank:edit') && (
            <>
              <LinkButton icon="coins" href={countCashPath(firmId, code)}>
                {t('count.open')}
              </LinkButton>
              <LinkButton kind="primary" icon="plus" href={noteCashPath(firmId, code)}>
                {t('note.open')}
              </LinkButton>
            </>
          )
        }
      />
      <SheetPad className={styles.bar}>
        <LinkButton
          size="s"
          icon="chevron-left"
          href={cashBookPath(firmId, code, monthAfter(month, -1))}
        >
          {date(`${monthAfter(month, -1)}-01`, 'month')}
        </LinkButton>
        {month < today.slice(0, 7) && (
          <LinkButton
            size="s"
            icon="chevron-right"
            href={cashBookPath(firmId, code, monthAfter(month, 1))}
          >
            {date(`${monthAfter(month, 1)}-01`, 'month')}
          </LinkButton>
        )}
        {can('report:view') &&
          formats.map((format) => (
            <LinkButton
              key={format}
              size="s"
              icon="file-down"
              href={cashBookFilePath(firmId, { ...query, format })}
            >
              {format.toUpperCase()}
            </LinkButton>
          ))}
      </SheetPad>
    </>
  )
}

/** The month so many months after one, `YYYY-MM`. */
function monthAfter(month: string, count: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number - 1 + count, 1)).toISOString().slice(0, 7)
}

/** The first and the last day of a month. */
function daysOfMonth(month: string): { from: string; to: string } {
  const next = new Date(`${monthAfter(month, 1)}-01T00:00:00Z`)
  const to = new Date(next.getTime() - 86_400_000).toISOString().slice(0, 10)
  return { from: `${month}-01`, to }
}
