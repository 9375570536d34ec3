import { useActionData, useLoaderData } from '@remix-run/react'
import { loadAllCentres } from '#app/modules/books/cost-centres/index.ts'
import { refuse } from '#app/shell/form/parse-form.ts'
import { requireIdParam } from '#app/shell/id-param.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { redirectWithToast } from '#app/shell/toast.server.ts'
import { getFormat, getVisit } from '#app/shell/visit.server.ts'
import { PageHead } from '#app/ui/index.ts'
import { accountsContract } from '#contract/books/accounts.ts'
import { manualEntriesContract } from '#contract/books/manual-entries.ts'
import { EntryForm } from '../manual/entry-form.tsx'
import { lineValues } from '../manual/entry-values.ts'
import { readLineForm } from '../manual/read-line-form.server.ts'
import { saveEntry } from '../manual/save-entry.server.ts'
import { manualEntryPath } from '../paths.ts'

export async function loader(args: Args) {
  const access = await requireFirm(args)
  const { call, firm } = access
  const [{ t }, format] = await Promise.all([getVisit(args), getFormat(args)])
  const { firmId, baseCurrency } = firm
  const manualEntryId = requireIdParam(args, 'manualEntryId')
  const [accounts, entry] = await Promise.all([
    call(accountsContract.list, { firmId }),
    call(manualEntriesContract.get, { firmId, manualEntryId }),
  ])
  const { date, memo, reverseDate, lines } = entry
  const centres = await loadAllCentres(access)
  const values = lineValues(lines, baseCurrency, format)
  const initial = { date, memo, reverseDate: reverseDate ?? '', lines: values }
  const head = pageMeta(args, { title: t('ledger')('manual.edit') })
  return { head, accounts, centres, entry, initial }
}

/** Saves the draft, or shows the form again with more rows or with what is wrong. */
export async function action(args: Args) {
  const { access, t, form, more } = await readLineForm(args)
  if (more) return more
  const outcome = await saveEntry(access, form, requireIdParam(args, 'manualEntryId'))
  if (outcome.refusal) return refuse(outcome.refusal, outcome.status)
  return redirectWithToast(args, manualEntryPath(access.firm.firmId, outcome.id), {
    type: 'success',
    message: t('manual.saved'),
  })
}

export default function ManualEditRoute() {
  const { entry, ...page } = useLoaderData<typeof loader>()
  const refusal = useActionData<typeof action>()?.refusal
  const t = useT('ledger')
  const { firm } = useFirm()
  const path = manualEntryPath(firm.firmId, entry.id)
  return (
    <>
      <PageHead title={t('manual.edit')} crumb={{ href: path, label: entry.memo }} />
      <EntryForm {...page} refusal={refusal} version={entry.version} cancelHref={path} />
    </>
  )
}

export const meta = headOf
