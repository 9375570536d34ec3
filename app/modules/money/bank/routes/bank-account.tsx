import { useActionData, useLoaderData } from '@remix-run/react'
import { accountName } from '#app/shell/account-name.ts'
import { attempt } from '#app/shell/form/attempt.ts'
import { refuse } from '#app/shell/form/parse-form.ts'
import { readForm } from '#app/shell/form/read-form.ts'
import { SheetRefusal } from '#app/shell/form/refusal-summary.tsx'
import { ListBar } from '#app/shell/list/list-bar.tsx'
import { ListPager } from '#app/shell/list/list-pager.tsx'
import { readListQuery } from '#app/shell/list/list-query.ts'
import { NothingFoundFor } from '#app/shell/list/nothing-found-for.tsx'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { redirectWithToast } from '#app/shell/toast.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { Empty } from '#app/ui/index.ts'
import { AppError } from '#contract/core/errors.ts'
import { BankLinesQuery, bankContract } from '#contract/money/bank.ts'
import { bankMatchingContract } from '#contract/money/bank-matching.ts'
import { AccountHead } from '../components/account-head.tsx'
import { LineTable } from '../components/line-table.tsx'
import { MatchList } from '../components/match-list.tsx'
import { MatchSure } from '../components/match-sure.tsx'
import { bankAccountPath } from '../paths.ts'
import { requireBankAccountCode } from '../require-bank-account-code.ts'

export async function loader(args: Args) {
  const { call, firm } = await requireFirm(args)
  const { language } = await getVisit(args)
  const ids = { firmId: firm.firmId, bankAccountCode: requireBankAccountCode(args) }
  const query = readListQuery(BankLinesQuery, args.request)
  const { state, q, after, before } = query
  const isMatching = state === 'open' && !q && !after && !before
  const [account, page, suggested] = await Promise.all([
    call(bankContract.getAccount, ids),
    call(bankContract.listLines, { ...query, ...ids }),
    isMatching ? call(bankMatchingContract.suggest, ids) : null,
  ])
  const head = pageMeta(args, { title: accountName(account, language) })
  return { head, account, page, query, suggested }
}

/** Matches all that is sure. */
export async function action(args: Args) {
  const { call, firm } = await requireFirm(args)
  const { t } = await getVisit(args)
  const ids = { firmId: firm.firmId, bankAccountCode: requireBankAccountCode(args) }
  const form = await readForm(args.request)
  if (form.intent !== 'sure') throw new AppError('malformed', 'An unknown intent')
  const result = await attempt(form, () => call(bankMatchingContract.matchSure, ids, form))
  if (result.refusal) return refuse(result.refusal, result.status)
  const { matched, refused } = result.value
  const words = t('bank')
  const message = [
    ...(matched > 0 || refused === 0 ? [words('match.doneSure', { count: matched })] : []),
    ...(refused > 0 ? [words('match.refusedSure', { count: refused })] : []),
  ].join(' ')
  const path = bankAccountPath(firm.firmId, ids.bankAccountCode)
  const type = refused > 0 ? 'error' : 'success'
  return redirectWithToast(args, path, { type, message })
}

export default function BankAccountRoute() {
  const { account, page, query, suggested } = useLoaderData<typeof loader>()
  const refusal = useActionData<typeof action>()?.refusal
  const t = useT('bank')
  const { firm } = useFirm()
  const path = bankAccountPath(firm.firmId, account.code)
  const { q, state } = query
  const isNothing = page.rows.length === 0
  return (
    <>
      <AccountHead account={account} current={state} />
      <SheetRefusal refusal={refusal} />
      {!(isNothing && !q) && (
        <ListBar path={path} q={q} label={t('line.search')} kept={{ state }} />
      )}
      {suggested && <MatchSure sure={suggested.sure} />}
      {suggested && <MatchList lines={suggested.lines} />}
      {!suggested && !isNothing && <LineTable lines={page.rows} />}
      {isNothing && q && <NothingFoundFor q={q} clearHref={`${path}?state=${state}`} />}
      {isNothing && !q && (
        <Empty title={t(`none.${state}`)}>
          {t(account.bankDate === null ? 'none.wordsFirst' : 'none.words')}
        </Empty>
      )}
      {!suggested && <ListPager page={page} path={path} query={query} />}
    </>
  )
}

export const meta = headOf
