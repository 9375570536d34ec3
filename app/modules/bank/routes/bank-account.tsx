import { useLoaderData } from '@remix-run/react'
import { ListBar } from '#app/shell/list/list-bar.tsx'
import { ListPager } from '#app/shell/list/list-pager.tsx'
import { readListQuery } from '#app/shell/list/list-query.ts'
import { NothingFoundFor } from '#app/shell/list/nothing-found-for.tsx'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirmPermission } from '#app/shell/session/session.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { Empty } from '#app/ui/index.ts'
import { BankLinesQuery, bankContract } from '#contract/bank.ts'
import { accountName } from '../account-name.ts'
import { AccountHead } from '../components/account-head.tsx'
import { LineTable } from '../components/line-table.tsx'
import { bankAccountPath } from '../paths.ts'
import { requireBankAccountCode } from '../require-bank-account-code.ts'

export async function loader(args: Args) {
  const { call, firm } = await requireFirmPermission(args, 'bank:view')
  const { language } = await getVisit(args)
  const ids = { firmId: firm.firmId, bankAccountCode: requireBankAccountCode(args) }
  const query = readListQuery(BankLinesQuery, args.request)
  const [account, page] = await Promise.all([
    call(bankContract.getAccount, ids),
    call(bankContract.listLines, { ...query, ...ids }),
  ])
  const head = pageMeta(args, { title: accountName(account, language) })
  return { head, account, page, query }
}

export default function BankAccountRoute() {
  const { account, page, query } = useLoaderData<typeof loader>()
  const t = useT('bank')
  const { firm } = useFirm()
  const path = bankAccountPath(firm.firmId, account.code)
  const { q, state } = query
  const isNothing = page.rows.length === 0
  return (
    <>
      <AccountHead account={account} current={state} />
      {!(isNothing && !q) && (
        <ListBar path={path} q={q} label={t('line.search')} kept={{ state }} />
      )}
      {!isNothing && <LineTable lines={page.rows} />}
      {isNothing && q && <NothingFoundFor q={q} clearHref={`${path}?state=${state}`} />}
      {isNothing && !q && (
        <Empty title={t(`none.${state}`)}>
          {t(account.bankDate === null ? 'none.wordsFirst' : 'none.words')}
        </Empty>
      )}
      <ListPager page={page} path={path} query={query} />
    </>
  )
}

export const meta = headOf
