import { useLoaderData } from '@remix-run/react'
import { z } from 'zod'
import { readListQuery } from '#app/shell/list/list-query.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { Empty } from '#app/ui/index.ts'
import { accountsContract } from '#contract/books/accounts.ts'
import { ledgerContract } from '#contract/books/ledger.ts'
import { DateOnly } from '#contract/core/fields.ts'
import { BalanceTable } from '../components/balance-table.tsx'
import { LedgerHead } from '../components/ledger-head.tsx'
import { PeriodFilter } from '../components/period-filter.tsx'
import { ledgerPath } from '../paths.ts'

const Period = z.object({ from: DateOnly.optional(), to: DateOnly.optional() })

export async function loader(args: Args) {
  const { call, firm } = await requireFirm(args)
  const { t } = await getVisit(args)
  const { firmId } = firm
  const period = readListQuery(Period, args.request)
  const [balance, accounts] = await Promise.all([
    call(ledgerContract.trialBalance, { ...period, firmId }),
    call(accountsContract.list, { firmId }),
  ])
  return { head: pageMeta(args, { title: t('ledger')('tab.balances') }), period, balance, accounts }
}

export default function TrialBalanceRoute() {
  const { period, balance, accounts } = useLoaderData<typeof loader>()
  const t = useT('ledger')
  const { firm } = useFirm()
  return (
    <>
      <LedgerHead current="balances" />
      <PeriodFilter path={ledgerPath(firm.firmId)} from={period.from} to={period.to} />
      {balance.rows.length === 0 ? (
        <Empty title={t('balances.none')}>{t('balances.noneWords')}</Empty>
      ) : (
        <BalanceTable
          balance={balance}
          accounts={accounts}
          hasOpening={period.from !== undefined}
        />
      )}
    </>
  )
}

export const meta = headOf
