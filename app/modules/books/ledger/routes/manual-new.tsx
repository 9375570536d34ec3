import { useActionData, useLoaderData } from '@remix-run/react'
import { loadAllCentres } from '#app/modules/books/cost-centres/index.ts'
import { refuse } from '#app/shell/form/parse-form.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { redirectWithToast } from '#app/shell/toast.server.ts'
import { todayIn } from '#app/shell/today.ts'
import { getFormat, getVisit } from '#app/shell/visit.server.ts'
import { PageHead } from '#app/ui/index.ts'
import { accountsContract } from '#contract/books/accounts.ts'
import { manualEntriesContract } from '#contract/books/manual-entries.ts'
import { Id } from '#contract/core/fields.ts'
import { EntryForm } from '../manual/entry-form.tsx'
import { lineValues } from '../manual/entry-values.ts'
import { readLineForm } from '../manual/read-line-form.server.ts'
import { saveEntry } from '../manual/save-entry.server.ts'
import { manualEntriesPath, manualEntryPath } from '../paths.ts'

export async function loader(args: Args) {
  const access = await requireFirm(args)
  const { call, firm } = access
  const [{ t }, format] = await Promise.all([getVisit(args), getFormat(args)])
  const { firmId, baseCurrency } = firm
  const wanted = Id.safeParse(new URL(args.request.url).searchParams.get('template')).data
  const [accounts, template] = await Promise.all([
    call(accountsContract.list, { firmId }),
    wanted && call(manualEntriesContract.getTemplate, { firmId, templateId: wanted }),
  ])
  const centres = await loadAllCentres(access)
  const initial = {
    date: todayIn(format.timeZone),
    memo: template ? template.memo : '',
    reverseDate: '',
    lines: template ? lineValues(template.lines, baseCurrency, format) : [],
  }
  const head = pageMeta(args, { title: t('ledger')('manual.new') })
  return { head, accounts, centres, initial }
}

/** Saves the draft, or shows the form again with more rows or with what is wrong. */
export async function action(args: Args) {
  const { access, t, form, more } = await readLineForm(args)
  if (more) return more
  const outcome = await saveEntry(access, form)
  if (outcome.refusal) return refuse(outcome.refusal, outcome.status)
  return redirectWithToast(args, manualEntryPath(access.firm.firmId, outcome.id), {
    type: 'success',
    message: t('manual.saved'),
  })
}

export default function ManualNewRoute() {
  const page = useLoaderData<typeof loader>()
  const refusal = useActionData<typeof action>()?.refusal
  const t = useT('ledger')
  const { firm } = useFirm()
  const path = manualEntriesPath(firm.firmId)
  return (
    <>
      <PageHead title={t('manual.new')} crumb={{ href: path, label: t('tab.entries') }} />
      <EntryForm {...page} refusal={refusal} cancelHref={path} />
    </>
  )
}

export const meta = headOf
