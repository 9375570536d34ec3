import { useActionData, useLoaderData } from '@remix-run/react'
import { accountName } from '#app/shell/account-name.ts'
import { attempt } from '#app/shell/form/attempt.ts'
import { refuse } from '#app/shell/form/parse-form.ts'
import { readForm } from '#app/shell/form/read-form.ts'
import { SheetRefusal } from '#app/shell/form/refusal-summary.tsx'
import { ListPager } from '#app/shell/list/list-pager.tsx'
import { readListQuery } from '#app/shell/list/list-query.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, usePage, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { loadPanels } from '#app/shell/records/load-panels.server.ts'
import { RecordPanels } from '#app/shell/records/record-panels.tsx'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { redirectWithToast } from '#app/shell/toast.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { Empty, PageHead, Tag } from '#app/ui/index.ts'
import { accountsContract } from '#contract/books/accounts.ts'
import { ledgerContract } from '#contract/books/ledger.ts'
import { AppError } from '#contract/core/errors.ts'
import { DateOnly } from '#contract/core/fields.ts'
import { readableIban } from '#contract/core/iban.ts'
import { PageQuery } from '#contract/core/page.ts'
import { AccountActions } from '../components/account-actions.tsx'
import { AccountLines } from '../components/account-lines.tsx'
import { PeriodFilter } from '../components/period-filter.tsx'
import { accountPath, accountsPath } from '../paths.ts'
import { requireAccountCode } from '../require-account-code.ts'

const Query = PageQuery.extend({ from: DateOnly.optional(), to: DateOnly.optional() })

export async function loader(args: Args) {
  const { call, firm } = await requireFirm(args)
  const { language } = await getVisit(args)
  const ids = { firmId: firm.firmId, accountCode: requireAccountCode(args) }
  const query = readListQuery(Query, args.request)
  const [account, page, panels] = await Promise.all([
    call(accountsContract.get, ids),
    call(ledgerContract.listAccountLines, { ...query, ...ids }),
    loadPanels({ call, firm }, 'account', ids.accountCode),
  ])
  const title = accountName(account, language)
  return { head: pageMeta(args, { title }), account, page, query, panels }
}

/** Closes the account, opens it again or deletes it. */
export async function action(args: Args) {
  const { call, firm } = await requireFirm(args)
  const { t } = await getVisit(args)
  const form = await readForm(args.request)
  const { intent } = form
  const { firmId } = firm
  const ids = { firmId, accountCode: requireAccountCode(args) }
  if (intent !== 'close' && intent !== 'reopen' && intent !== 'delete') {
    throw new AppError('malformed', 'An unknown intent')
  }
  const result = await attempt(form, () => call(accountsContract[intent], ids))
  if (result.refusal) return refuse(result.refusal, result.status)
  const { code } = result.value
  const path = intent === 'delete' ? accountsPath(firmId) : accountPath(firmId, code)
  const message = t('ledger')(`account.done.${intent}`, { code })
  return redirectWithToast(args, path, { type: 'success', message })
}

export default function AccountDetailRoute() {
  const { account, page, query, panels } = useLoaderData<typeof loader>()
  const refusal = useActionData<typeof action>()?.refusal
  const t = useT('ledger')
  const { language } = usePage()
  const { firm } = useFirm()
  const path = accountPath(firm.firmId, account.code)
  return (
    <>
      <PageHead
        title={accountName(account, language)}
        mark={!account.isActive && <Tag>{t('account.closed')}</Tag>}
        sentence={[t(`type.${account.type}`), readableIban(account.iban)]
          .filter(Boolean)
          .join(' · ')}
        crumb={{ href: accountsPath(firm.firmId), label: t('tab.accounts') }}
        actions={<AccountActions account={account} />}
      />
      <SheetRefusal refusal={refusal} />
      <PeriodFilter path={path} from={query.from} to={query.to} />
      {page.rows.length > 0 ? (
        <AccountLines rows={page.rows} />
      ) : (
        <Empty title={t('account.noLines')}>{t('account.noLinesWords')}</Empty>
      )}
      <ListPager page={page} path={path} query={query} />
      <RecordPanels of={panels} />
    </>
  )
}

export const meta = headOf
