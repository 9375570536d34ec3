import { useLoaderData } from '@remix-run/react'
import { useAccountName } from '#app/shell/account-name.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { Empty, PageHead, RowsTable, text } from '#app/ui/index.ts'
import { cashBookContract } from '#contract/money/cash-book.ts'
import { cashBookPath } from '../paths.ts'

export async function loader(args: Args) {
  const { call, firm } = await requireFirm(args)
  const { t } = await getVisit(args)
  const { rows } = await call(cashBookContract.list, { firmId: firm.firmId })
  return { head: pageMeta(args, { title: t('cash-book')('list.title') }), rows }
}

/** The cash accounts, and the books that are kept of them. */
export default function CashBooksRoute() {
  const { rows } = useLoaderData<typeof loader>()
  const t = useT('cash-book')
  const nameOf = useAccountName()
  const { amount, date } = useFormat()
  const { firm } = useFirm()
  const dayOf = (day: string | null) => (day ? date(day, 'medium') : '–')
  return (
    <>
      <PageHead title={t('list.title')} sentence={t('list.sentence')} />
      {rows.length === 0 ? (
        <Empty title={t('list.none')}>{t('list.noneWords')}</Empty>
      ) : (
        <RowsTable
          caption={t('list.title')}
          isStacked
          density="roomy"
          rows={rows}
          keyOf={(book) => book.code}
          columns={[
            {
              head: t('list.account'),
              href: (book) => cashBookPath(firm.firmId, book.code),
              cell: (book) => nameOf(book),
            },
            {
              head: t('list.since'),
              tone: 'soft',
              place: 'detail',
              stackedLabel: (book) => book.since && t('list.since'),
              cell: (book) =>
                book.since ? (
                  date(book.since, 'medium')
                ) : (
                  <a className={text.link} href={cashBookPath(firm.firmId, book.code)}>
                    {t('begin.title')}
                  </a>
                ),
            },
            { head: t('list.countedOn'), tone: 'soft', cell: (book) => dayOf(book.countedOn) },
            { head: t('list.closedUntil'), tone: 'soft', cell: (book) => dayOf(book.closedUntil) },
            {
              head: t('list.balance', { currency: firm.baseCurrency }),
              isNumber: true,
              tone: 'strong',
              place: 'figure',
              cell: (book) => amount(book.balance, book.currency),
            },
          ]}
        />
      )}
    </>
  )
}

export const meta = headOf
