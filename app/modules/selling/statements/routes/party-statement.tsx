import { useLoaderData } from '@remix-run/react'
import { openItemsPath } from '#app/modules/books/settlement/index.ts'
import { partyPath } from '#app/modules/firm/parties/index.ts'
import { requireIdParam } from '#app/shell/id-param.ts'
import { ListPager } from '#app/shell/list/list-pager.tsx'
import { readListQuery } from '#app/shell/list/list-query.ts'
import type { Args } from '#app/shell/load-context.ts'
import { mailPath } from '#app/shell/mails/paths.ts'
import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { Empty, LinkButton, PageHead, SheetPad, Tabs } from '#app/ui/index.ts'
import { SettlementDirection } from '#contract/books/settlement.ts'
import { Cursor } from '#contract/core/page.ts'
import { partiesContract } from '#contract/firm/parties.ts'
import { StatementDays, statementsContract } from '#contract/selling/statements.ts'
import { StatementAgeing, StatementOpen } from '../components/open-part.tsx'
import { StatementDates } from '../components/statement-dates.tsx'
import { StatementTable } from '../components/statement-table.tsx'
import { periodText, statementPath, statementPdfPath } from '../paths.ts'

const Query = StatementDays.extend({
  direction: SettlementDirection.optional(),
  after: Cursor.optional(),
  before: Cursor.optional(),
})

/** A party's account; it prints as it is. */
export async function loader(args: Args) {
  const { call, firm } = await requireFirm(args)
  const { t } = await getVisit(args)
  const ids = { firmId: firm.firmId, partyId: requireIdParam(args, 'partyId') }
  const query = readListQuery(Query, args.request)
  const party = await call(partiesContract.get, ids)
  const isCustomer = party.roles.includes('customer')
  const direction = query.direction ?? (isCustomer ? 'receivable' : 'payable')
  const statement = await call(statementsContract.get, { ...query, ...ids, direction })
  const head = pageMeta(args, { title: t('statements')('title', { name: party.name }) })
  return { head, party, statement, direction }
}

export default function PartyStatementRoute() {
  const { party, statement, direction } = useLoaderData<typeof loader>()
  const t = useT('statements')
  const { firm, can } = useFirm()
  const { date } = useFormat()
  const { from, to, currencies, next, previous, first, hasMoreOpen } = statement
  const { firmId } = firm
  const isSent = direction === 'receivable' && party.roles.includes('customer')
  return (
    <>
      <PageHead
        title={t('title', { name: party.name })}
        sentence={t('span', { from: date(from, 'medium'), to: date(to, 'medium') })}
        crumb={{ href: partyPath(firmId, party.id), label: party.name }}
        actions={
          isSent && (
            <>
              <LinkButton icon="download" href={statementPdfPath(firmId, party.id, { from, to })}>
                {t('pdf')}
              </LinkButton>
              {can('payment:edit') && (
                <LinkButton
                  icon="mail"
                  href={mailPath(firmId, 'statement', party.id, periodText({ from, to }))}
                >
                  {t('send')}
                </LinkButton>
              )}
            </>
          )
        }
      />
      {party.roles.length > 1 && (
        <Tabs
          isPadded
          label={t('side')}
          tabs={SettlementDirection.options.map((side) => ({
            href: statementPath(firmId, party.id, { from, to, direction: side }),
            label: t(side === 'receivable' ? 'customer' : 'supplier'),
            isCurrent: side === direction,
          }))}
        />
      )}
      <StatementDates
        path={statementPath(firmId, party.id)}
        days={{ from, to }}
        kept={{ direction }}
      />
      {currencies.length === 0 && <Empty title={t('none')} />}
      {currencies.map((account) => (
        <div key={account.currency}>
          <StatementTable
            account={account}
            isContinued={previous !== null}
            isUnfinished={next !== null}
          />
          {account.open.length > 0 && (
            <>
              <StatementOpen account={account} to={to} direction={direction} />
              <StatementAgeing account={account} direction={direction} />
            </>
          )}
        </div>
      ))}
      {hasMoreOpen && (
        <SheetPad>
          <LinkButton href={openItemsPath(firmId, { partyId: party.id, direction, asOf: to })}>
            {t('allOpen')}
          </LinkButton>
        </SheetPad>
      )}
      <ListPager
        page={{
          rows: currencies.flatMap(({ lines }) => lines),
          next,
          previous,
          first,
          total: null,
        }}
        path={statementPath(firmId, party.id)}
        query={{ from, to, direction }}
      />
    </>
  )
}

export const meta = headOf
