import { useLoaderData } from '@remix-run/react'
import { accountName } from '#app/shell/account-name.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { Empty } from '#app/ui/index.ts'
import { bankContract } from '#contract/money/bank.ts'
import { AccountHead } from '../components/account-head.tsx'
import { StatementTable } from '../components/statement-table.tsx'
import { requireBankAccountCode } from '../require-bank-account-code.ts'

export async function loader(args: Args) {
  const { call, firm } = await requireFirm(args)
  const { language } = await getVisit(args)
  const ids = { firmId: firm.firmId, bankAccountCode: requireBankAccountCode(args) }
  const [account, statements] = await Promise.all([
    call(bankContract.getAccount, ids),
    call(bankContract.listStatements, ids),
  ])
  const head = pageMeta(args, { title: accountName(account, language) })
  return { head, account, statements }
}

export default function BankStatementsRoute() {
  const { account, statements } = useLoaderData<typeof loader>()
  const t = useT('bank')
  return (
    <>
      <AccountHead account={account} current="statements" />
      {statements.length > 0 ? (
        <StatementTable statements={statements} />
      ) : (
        <Empty title={t('none.statements')}>{t('none.wordsFirst')}</Empty>
      )}
    </>
  )
}

export const meta = headOf
