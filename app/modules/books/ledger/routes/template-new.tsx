import { useActionData, useLoaderData } from '@remix-run/react'
import { loadAllCentres } from '#app/modules/books/cost-centres/index.ts'
import { refuse } from '#app/shell/form/parse-form.ts'
import { readForm } from '#app/shell/form/read-form.ts'
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
import { sideFields } from '../manual/entry-of-form.ts'
import { lineValues, withMoreRows } from '../manual/entry-values.ts'
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
  const access = await requireFirm(args)
  const [{ t }, { locale }] = await Promise.all([getVisit(args), getFormat(args)])
  const form = await readForm(args.request, { decimals: sideFields, locale })
  const { firmId } = access.firm
  if (form.intent === 'more') {
    return refuse({ values: withMoreRows(form.values), problems: {} }, 200)
  }
  const outcome = await saveTemplate(access, form)
  if (outcome.refusal) return refuse(outcome.refusal, outcome.status)
  const message = t('ledger')('template.saved')
  return redirectWithToast(args, templatesPath(firmId), { type: 'success', message })
}

export default function TemplateNewRoute() {
  const { accounts, centres, initial } = useLoaderData<typeof loader>()
  const refusal = useActionData<typeof action>()?.refusal
  const t = useT('ledger')
  const { firm } = useFirm()
  const path = templatesPath(firm.firmId)
  return (
    <>
      <PageHead title={t('template.new')} crumb={{ href: path, label: t('template.list') }} />
      <TemplateForm
        accounts={accounts}
        centres={centres}
        initial={initial}
        refusal={refusal}
        cancelHref={path}
      />
    </>
  )
}

export const meta = headOf
