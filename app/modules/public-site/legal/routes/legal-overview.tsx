import { useActionData, useLoaderData } from '@remix-run/react'
import { attempt } from '#app/shell/form/attempt.ts'
import { parseForm, refuse } from '#app/shell/form/parse-form.ts'
import { readForm } from '#app/shell/form/read-form.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { redirectWithToast } from '#app/shell/toast.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { PageHead, SheetPad } from '#app/ui/index.ts'
import { upstream } from '#app/upstream.server.ts'
import { legalContract, Operator } from '#contract/core/legal.ts'
import { MissingNote } from '../components/missing-note.tsx'
import { OperatorForm } from '../components/operator-form.tsx'
import { PageTable } from '../components/page-table.tsx'
import { missingOf } from '../missing.ts'
import { adminLegalPath } from '../paths.ts'

export async function loader(args: Args) {
  const { t } = await getVisit(args)
  const overview = await upstream(args).call(legalContract.overview, undefined)
  return { head: pageMeta(args, { title: t('legal')('title') }), ...overview }
}

export async function action(args: Args) {
  const { t } = await getVisit(args)
  const form = await readForm(args.request)
  const { value, refusal } = parseForm(Operator, form)
  if (refusal) return refuse(refusal)
  const { call } = upstream(args)
  const saved = await attempt(form, () => call(legalContract.setOperator, value))
  if (saved.refusal) return refuse(saved.refusal, saved.status)
  const message = t('legal')('saved')
  return redirectWithToast(args, adminLegalPath, { type: 'success', message })
}

export default function LegalOverviewRoute() {
  const { operator, own } = useLoaderData<typeof loader>()
  const refusal = useActionData<typeof action>()?.refusal
  const t = useT('legal')
  const missing = missingOf(operator)
  return (
    <>
      <PageHead title={t('title')} sentence={t('sentence')} />
      <SheetPad>
        {missing.length > 0 && <MissingNote missing={missing} />}
        <PageTable own={own} />
      </SheetPad>
      <OperatorForm operator={operator} refusal={refusal} />
    </>
  )
}

export const meta = headOf
