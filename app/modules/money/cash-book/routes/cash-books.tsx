import { useLoaderData } from '@remix-run/react'
import { useAccountName } from '#app/shell/account-name.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import {
  Cell,
  Empty,
  HeadCell,
  NameCell,
  NumberCell,
  PageHead,
  Table,
  text,
} from '#app/ui/index.ts'
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
        <Table caption={t('list.title')} isStacked density="roomy">
          <thead>
            <tr>
              <HeadCell>{t('list.account')}</HeadCell>
              <HeadCell>{t('list.since')}</HeadCell>
              <HeadCell>{t('list.countedOn')}</HeadCell>
              <HeadCell>{t('list.closedUntil')}</HeadCell>
              <HeadCell isNumber>{t('list.balance', { currency: firm.baseCurrency })}</HeadCell>
            </tr>
          </thead>
          <tbody>
            {rows.map((book) => (
              <tr key={book.code}>
                <NameCell href={cashBookPath(firm.firmId, book.code)}>{nameOf(book)}</NameCell>
                <Cell tone="soft" place="detail" stackedLabel={book.since && t('list.since')}>
                  {book.since ? (
                    date(book.since, 'medium')
                  ) : (
                    <a className={text.link} href={cashBookPath(firm.firmId, book.code)}>
                      {t('begin.title')}
                    </a>
                  )}
                </Cell>
                <Cell tone="soft">{dayOf(book.countedOn)}</Cell>
                <Cell tone="soft">{dayOf(book.closedUntil)}</Cell>
                <NumberCell tone="strong" place="figure">
                  {amount(book.balance, book.currency)}
                </NumberCell>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </>
  )
}

export const meta = headOf
