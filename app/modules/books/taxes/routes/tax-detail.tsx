import { useActionData, useLoaderData } from '@remix-run/react'
import { z } from 'zod'
import { attempt } from '#app/shell/form/attempt.ts'
import { parseForm, refuse } from '#app/shell/form/parse-form.ts'
import { readForm } from '#app/shell/form/read-form.ts'
import { RefusalSummary } from '#app/shell/form/refusal-summary.tsx'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, usePage, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { loadPanels } from '#app/shell/records/load-panels.server.ts'
import { RecordPanels } from '#app/shell/records/record-panels.tsx'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { redirectWithToast } from '#app/shell/toast.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { PageHead, Tag } from '#app/ui/index.ts'
import { accountsContract } from '#contract/books/accounts.ts'
import { taxesContract } from '#contract/books/taxes.ts'
import { AppError } from '#contract/core/errors.ts'
import { DateOnly } from '#contract/core/fields.ts'
import { TaxActions, TaxDialogs } from '../components/tax-actions.tsx'
import { TaxFacts } from '../components/tax-facts.tsx'
import { useTaxLabels } from '../components/tax-labels.ts'
import { taxesPath, taxPath } from '../paths.ts'
import { requireTaxCode } from '../tax-code-param.ts'

const End = z.object({ validTo: DateOnly })

export async function loader(args: Args) {
  const { call, firm } = await requireFirm(args)
  const { language } = await getVisit(args)
  const { firmId } = firm
  const code = requireTaxCode(args)
  const [rate, accounts, panels] = await Promise.all([
    call(taxesContract.get, { firmId, code }),
    call(accountsContract.list, { firmId }),
    loadPanels({ call, firm }, 'taxRate', code),
  ])
  const accountNames = Object.fromEntries(accounts.map(({ code, name }) => [code, name[language]]))
  return { head: pageMeta(args, { title: rate.name[language] }), rate, accountNames, panels }
}

/** Ends a rate or takes its end away, makes it the usual one, or deletes one that nothing names. */
export async function action(args: Args) {
  const { call, firm } = await requireFirm(args)
  const t = (await getVisit(args)).t('taxes')
  const form = await readForm(args.request)
  const one = { firmId: firm.firmId, code: requireTaxCode(args) }
  const here = taxPath(one.firmId, one.code)
  if (form.intent === 'remove') {
    const result = await attempt(form, () => call(taxesContract.remove, one))
    if (result.refusal) return refuse(result.refusal, result.status)
    const message = t('detail.removed', { code: one.code })
    return redirectWithToast(args, taxesPath(one.firmId), { type: 'success', message })
  }
  if (form.intent === 'setDefault') {
    const result = await attempt(form, () => call(taxesContract.setDefault, one))
    if (result.refusal) return refuse(result.refusal, result.status)
    return redirectWithToast(args, here, { type: 'success', message: t('detail.isDefault') })
  }
  if (form.intent !== 'end' && form.intent !== 'keepOn') {
    throw new AppError('malformed', 'No intent')
  }
  const parsed = form.intent === 'end' ? parseForm(End, form) : { value: { validTo: null } }
  if (!parsed.value) return refuse(parsed.refusal)
  const { validTo } = parsed.value
  const result = await attempt(form, () => call(taxesContract.end, { ...one, validTo }))
  if (result.refusal) return refuse(result.refusal, result.status)
  return redirectWithToast(args, here, { type: 'success', message: t('detail.ended') })
}

export default function TaxDetailRoute() {
  const { rate, accountNames, panels } = useLoaderData<typeof loader>()
  const refusal = useActionData<typeof action>()?.refusal
  const labels = useTaxLabels()
  const t = useT('taxes')
  const { language } = usePage()
  const { firm } = useFirm()
  return (
    <>
      <PageHead
        title={rate.name[language]}
        mark={rate.isDefault && <Tag tone="info">{t('list.usual')}</Tag>}
        sentence={rate.isUsed ? t('detail.used') : undefined}
        crumb={{ href: taxesPath(firm.firmId), label: t('list.title') }}
        actions={<TaxActions rate={rate} />}
      />
      <RefusalSummary refusal={refusal} labels={labels} formId="end-rate" />
      <TaxFacts rate={rate} accountNames={accountNames} />
      <RecordPanels of={panels} />
      <TaxDialogs rate={rate} />
    </>
  )
}

export const meta = headOf
