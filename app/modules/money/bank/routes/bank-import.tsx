import { redirect } from '@remix-run/cloudflare'
import { useActionData, useLoaderData } from '@remix-run/react'
import { useAccountName } from '#app/shell/account-name.ts'
import { attempt } from '#app/shell/form/attempt.ts'
import { rowsAt, type TypedTree, textAt } from '#app/shell/form/form-tree.ts'
import { refuse } from '#app/shell/form/parse-form.ts'
import { readForm } from '#app/shell/form/read-form.ts'
import { SheetRefusal } from '#app/shell/form/refusal-summary.tsx'
import { requireIdParam } from '#app/shell/id-param.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { redirectWithToast } from '#app/shell/toast.server.ts'
import { TrialHead } from '#app/shell/trial-head.tsx'
import { getVisit } from '#app/shell/visit.server.ts'
import { AppError } from '#contract/core/errors.ts'
import { BankColumn, type BankCsvReading, bankContract } from '#contract/money/bank.ts'
import { FileAccountsForm } from '../components/file-accounts-form.tsx'
import { ImportActions } from '../components/import-actions.tsx'
import { ImportFindings } from '../components/import-findings.tsx'
import { MappingForm } from '../components/mapping-form.tsx'
import { bankAccountPath, bankImportPath } from '../paths.ts'
import { readingAfter } from '../skip-rows.ts'

export async function loader(args: Args) {
  const { call, firm } = await requireFirm(args)
  const ids = { firmId: firm.firmId, bankImportId: requireIdParam(args, 'bankImportId') }
  const trial = await call(bankContract.getImport, ids)
  const account = await call(bankContract.getAccount, {
    firmId: firm.firmId,
    bankAccountCode: trial.account,
  })
  const accounts =
    trial.fileAccounts.length > 0
      ? await call(bankContract.listAccounts, { firmId: firm.firmId })
      : []
  return { head: pageMeta(args, { title: trial.fileName }), trial, account, accounts }
}

/** Takes the lines, reads the file in another way, forgets it, or takes its lines back. */
export async function action(args: Args) {
  const { call, firm } = await requireFirm(args)
  const { t } = await getVisit(args)
  const ids = { firmId: firm.firmId, bankImportId: requireIdParam(args, 'bankImportId') }
  const form = await readForm(args.request)
  const { intent } = form
  if (intent === 'read') {
    const reading = readingOf(form.data)
    const result = await attempt(form, () => call(bankContract.readAs, { ...ids, reading }))
    if (result.refusal) return refuse(result.refusal, result.status)
    return redirect(bankImportPath(firm.firmId, ids.bankImportId))
  }
  if (intent === 'accounts') {
    const accounts = rowsAt(form.values, 'accounts')
      .map((row) => ({ fileAccount: textAt(row, 'fileAccount'), code: textAt(row, 'code') }))
      .filter(({ code }) => code !== '?')
    const result = await attempt(form, () => call(bankContract.setAccounts, { ...ids, accounts }))
    if (result.refusal) return refuse(result.refusal, result.status)
    return redirect(bankImportPath(firm.firmId, ids.bankImportId))
  }
  if (['skip', 'unskip', 'orderDay', 'orderMonth'].includes(intent)) {
    const reading = readingAfter(intent, await call(bankContract.getImport, ids))
    if (!reading) throw new AppError('malformed', 'No CSV file')
    const result = await attempt(form, () => call(bankContract.readAs, { ...ids, reading }))
    if (result.refusal) return refuse(result.refusal, result.status)
    return redirect(bankImportPath(firm.firmId, ids.bankImportId))
  }
  if (intent !== 'commit' && intent !== 'undo' && intent !== 'discard') {
    throw new AppError('malformed', 'An unknown intent')
  }
  const { account } = await call(bankContract.getImport, ids)
  const result = await attempt(form, async () => {
    if (intent === 'discard') return (await call(bankContract.discard, ids)) && 0
    return (await call(bankContract[intent], ids)).newLines
  })
  if (result.refusal) return refuse(result.refusal, result.status)
  const message = t('bank')(`import.done.${intent}`, { count: result.value })
  const path = bankAccountPath(firm.firmId, account)
  return redirectWithToast(args, path, { type: 'success', message })
}

export default function BankImportRoute() {
  const { trial, account, accounts } = useLoaderData<typeof loader>()
  const refusal = useActionData<typeof action>()?.refusal
  const t = useT('bank')
  const nameOf = useAccountName()
  const { firm } = useFirm()
  return (
    <>
      <TrialHead
        trial={trial}
        state={t(`import.state.${trial.state}`)}
        sentence={(who) => t('import.by', who)}
        crumb={{ href: bankAccountPath(firm.firmId, account.code), label: nameOf(account) }}
        actions={<ImportActions trial={trial} />}
      />
      <SheetRefusal refusal={refusal} />
      {trial.fileAccounts.length > 0 && trial.state === 'open' && (
        <FileAccountsForm fileAccounts={trial.fileAccounts} accounts={accounts} refusal={refusal} />
      )}
      <ImportFindings trial={trial} currency={account.currency} />
      {trial.csv && trial.state === 'open' && <MappingForm csv={trial.csv} />}
    </>
  )
}

export const meta = headOf

/** What a person said of the columns of a file. */
function readingOf(data: Parameters<typeof textAt>[0] | TypedTree): BankCsvReading {
  const columns: BankCsvReading['columns'] = {}
  for (const field of BankColumn.options) {
    const column = textAt(data, `columns.${field}`)
    if (/^\d{1,3}$/.test(column)) columns[field] = column
  }
  return {
    columns,
    decimalMark: textAt(data, 'decimalMark') === 'comma' ? 'comma' : 'point',
    dateOrder: textAt(data, 'dateOrder') === 'month' ? 'month' : 'day',
    outSign: textAt(data, 'outSign') === 'plus' ? 'plus' : 'minus',
    isSaid: true,
    skip: [],
  }
}
