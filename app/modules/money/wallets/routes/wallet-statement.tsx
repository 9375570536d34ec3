import { useLoaderData } from '@remix-run/react'
import { z } from 'zod'
import { DaySpanFields } from '#app/shell/form/day-span-fields.tsx'
import { requireIdParam } from '#app/shell/id-param.ts'
import { listHref, readListQuery } from '#app/shell/list/list-query.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import {
  Band,
  Button,
  FactList,
  FieldGrid,
  LinkButton,
  PageHead,
  Rules,
  RulesCell,
  SheetPad,
} from '#app/ui/index.ts'
import { DateOnly } from '#contract/core/fields.ts'
import { walletsContract } from '#contract/money/wallets.ts'
import { EntryTable } from '../components/entry-table.tsx'
import { statementPath, walletPath } from '../paths.ts'

const Query = z.object({ from: DateOnly.optional(), to: DateOnly.optional() })

export async function loader(args: Args) {
  const { call, firm } = await requireFirm(args)
  const { t } = await getVisit(args)
  const ids = { firmId: firm.firmId, walletId: requireIdParam(args, 'walletId') }
  const query = readListQuery(Query, args.request)
  const statement = await call(walletsContract.statement, { ...query, ...ids })
  const title = t('wallets')('statement.title', { number: statement.wallet.number })
  return { head: pageMeta(args, { title }), statement }
}

export default function WalletStatementRoute() {
  const { statement } = useLoaderData<typeof loader>()
  const t = useT('wallets')
  const { firm } = useFirm()
  const { date, money } = useFormat()
  const { wallet, from, to, opening, closing, entries, hasMore } = statement
  const { number, currency } = wallet
  const path = statementPath(firm.firmId, wallet.id)
  const fileHref = (as: string) => listHref(`${path}-file`, { from, to, as })
  return (
    <>
      <PageHead
        title={t('statement.title', { number })}
        sentence={t('statement.span', { from: date(from, 'long'), to: date(to, 'long') })}
        crumb={{ href: walletPath(firm.firmId, wallet.id), label: number }}
        actions={
          <>
            <LinkButton icon="file-spreadsheet" href={fileHref('csv')}>
              CSV
            </LinkButton>
            <LinkButton icon="download" href={fileHref('pdf')}>
              PDF
            </LinkButton>
          </>
        }
      />
      <SheetPad>
        <form action={path}>
          <FieldGrid>
            <DaySpanFields texts="wallets" from={from} to={to} />
          </FieldGrid>
          <Button>{t('statement.show')}</Button>
        </form>
        {hasMore && <Band tone="warn" title={t('statement.hasMore')} />}
      </SheetPad>
      <Rules>
        <RulesCell title={t('statement.entries')} isFlush>
          <EntryTable caption={t('statement.entries')} currency={currency} entries={entries} />
        </RulesCell>
        <RulesCell title={t('statement.sums')}>
          <FactList
            areSums
            facts={[
              { term: t('statement.opening'), value: money(opening, currency) },
              {
                term: t('statement.closing'),
                value: money(closing, currency),
                isTotal: true,
              },
            ]}
          />
        </RulesCell>
      </Rules>
    </>
  )
}

export const meta = headOf
