import { useActionData, useLoaderData } from '@remix-run/react'
import { loadAllCentres } from '#app/modules/books/cost-centres/index.ts'
import { refuse } from '#app/shell/form/parse-form.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { redirectWithToast } from '#app/shell/toast.server.ts'
import { getFormat, getVisit } from '#app/shell/visit.server.ts'
import { PageHead } from '#app/ui/index.ts'
import { accountsContract } from '#contract/books/accounts.ts'
import { manualEntriesContract } from '#contract/books/manual-entries.ts'
import { Id } from '#contract/core/fields.ts'
import { lineValues } from '../manual/entry-values.ts'
import { readLineForm } from '../manual/read-line-form.server.ts'
import { saveTemplate } from '../manual/save-entry.server.ts'
import { TemplateForm } from '../manual/template-form.tsx'
import { templatesPath } from '../paths.ts'

export async function loader(args: Args) {
  const access = await requireFirm(args)
  const { call, firm } = access
  const [{ t }, format] = await Promise.all([getVisit(args), getFormat(args)])
  const { firmId, baseCurrency } = firm
  const wanted = Id.safeParse(new URL(args.request.url).searchParams.get('entry')).data
  const [accounts, entry] = await Promise.all([
    call(accountsContract.list, { firmId }),
    wanted && call(manualEntriesContract.get, { firmId, manualEntryId: wanted }),
  ])
  const memo = entry ? entry.memo : ''
  const centres = await loadAllCentres(access)
  const initial = {
    name: memo,
    memo,
    every: 'never',
    startDate: '',
    endDate: '',
    posts: '',
    lines: entry ? lineValues(entry.lines, baseCurrency, format) : [],
  }
  const head = pageMeta(args, { title: t('ledger')('template.new') })
  return { head, accounts, centres, initial }
}

/** Saves the template, or shows the form again with more rows or with what is wrong. */
export async function action(args: Args) {
  const { access, t, form, more } = await readLineForm(args)
  if (more) return more
  const { firmId } = access.firm
  const outcome = await saveTemplate(access, form)
  if (outcome.refusal) return refuse(outcome.refusal, outcome.status)
  const message = t('template.saved')
  return redirectWithToast(args, templatesPath(firmId), { type: 'success', message })
}

export default function TemplateNewRoute() {
  const page = useLoaderData<typeof loader>()
  const refusal = useActionData<typeof action>()?.refusal
  const t = useT('ledger')
  const { firm } = useFirm()
  const path = templatesPath(firm.firmId)
  return (
    <>
      <PageHead title={t('template.new')} crumb={{ href: path, label: t('template.list') }} />
      <TemplateForm {...page} refusal={refusal} cancelHref={path} />
    </>
  )
}

export const meta = headOf
