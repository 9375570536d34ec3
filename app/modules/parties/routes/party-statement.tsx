import { useLoaderData } from '@remix-run/react'
import { z } from 'zod'
import { requireIdParam } from '#app/shell/id-param.ts'
import { readListQuery } from '#app/shell/list/list-query.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { Band, Empty, PageHead, SheetPad } from '#app/ui/index.ts'
import { DateOnly } from '#contract/fields.ts'
import { partiesContract } from '#contract/parties.ts'
import { settlementContract } from '#contract/settlement.ts'
import { StatementDates, StatementTable } from '../components/statement-table.tsx'
import { partyPath, statementPath } from '../paths.ts'

const Query = z.object({ from: DateOnly.optional(), to: DateOnly.optional() })

/** A party's account; it prints as it is. */
export async function loader(args: Args) {
  const { call, firm } = await requireFirm(args)
  const { t } = await getVisit(args)
  const ids = { firmId: firm.firmId, partyId: requireIdParam(args, 'partyId') }
  const query = readListQuery(Query, args.request)
  const [party, statement] = await Promise.all([
    call(partiesContract.get, ids),
    call(settlementContract.statement, { ...query, ...ids }),
  ])
  const head = pageMeta(args, { title: t('parties')('statement.title', { name: party.name }) })
  return { head, party, statement }
}

export default function PartyStatementRoute() {
  const { party, statement } = useLoaderData<typeof loader>()
  const t = useT('parties')
  const { firm } = useFirm()
  const { date } = useFormat()
  const { from, to, currencies, hasMore } = statement
  return (
    <>
      <PageHead
        title={t('statement.title', { name: party.name })}
        sentence={t('statement.span', { from: date(from, 'medium'), to: date(to, 'medium') })}
        crumb={{ href: partyPath(firm.firmId, party.id), label: party.name }}
      />
      <StatementDates path={statementPath(firm.firmId, party.id)} from={from} to={to} />
      {hasMore && (
        <SheetPad>
          <Band tone="warn" title={t('statement.hasMore')} />
        </SheetPad>
      )}
      {currencies.length === 0 && <Empty title={t('statement.none')} />}
      {currencies.map((account) => (
        <StatementTable key={account.currency} account={account} />
      ))}
    </>
  )
}

export const meta = headOf
