import { useActionData, useLoaderData } from '@remix-run/react'
import { attempt } from '#app/shell/form/attempt.ts'
import { FormFields, TextAreaField } from '#app/shell/form/form-fields.tsx'
import { FormFoot, FormNotices, FormSection } from '#app/shell/form/form-page.tsx'
import { parseForm, refuse } from '#app/shell/form/parse-form.ts'
import { readForm } from '#app/shell/form/read-form.ts'
import { RefusalSummary } from '#app/shell/form/refusal-summary.tsx'
import { requireIdParam } from '#app/shell/id-param.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { redirectWithToast } from '#app/shell/toast.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { PageHead } from '#app/ui/index.ts'
import { crossBorderContract, RefusalInput } from '#contract/reporting/cross-border.ts'
import { crossBorderPath } from '../paths.ts'

const formId = 'refusal'

export async function loader(args: Args) {
  const { call, firm } = await requireFirm(args)
  const { t } = await getVisit(args)
  const ids = { firmId: firm.firmId, integrationId: requireIdParam(args, 'integrationId') }
  const row = await call(crossBorderContract.getWritten, ids)
  return { head: pageMeta(args, { title: t('reports')('crossBorder.refuse') }), row }
}

export async function action(args: Args) {
  const { call, firm } = await requireFirm(args)
  const { t } = await getVisit(args)
  const form = await readForm(args.request)
  const { value, refusal } = parseForm(RefusalInput, form)
  if (refusal) return refuse(refusal, 422)
  const { firmId } = firm
  const integrationId = requireIdParam(args, 'integrationId')
  const noted = await attempt(form, () =>
    call(crossBorderContract.refuse, { ...value, firmId, integrationId }),
  )
  if (noted.refusal) return refuse(noted.refusal, noted.status)
  const path = crossBorderPath(firmId, { month: noted.value.date.slice(0, 7) })
  const message = t('reports')('crossBorder.refusalKept')
  return redirectWithToast(args, path, { type: 'success', message })
}

export default function CrossBorderRefuseRoute() {
  const { number, partyName, date } = useLoaderData<typeof loader>().row
  const refusal = useActionData<typeof action>()?.refusal
  const t = useT('reports')
  const { firm } = useFirm()
  const back = crossBorderPath(firm.firmId, { month: date.slice(0, 7) })
  const labels = { reason: t('crossBorder.reason') }
  return (
    <>
      <PageHead
        title={t('crossBorder.refuse')}
        sentence={`${number} · ${partyName}`}
        crumb={{ href: back, label: t('crossBorder.title') }}
      />
      <FormFields refusal={refusal} initial={{ reason: '' }} labels={labels}>
        <form method="post" id={formId} noValidate>
          <FormNotices>
            <RefusalSummary refusal={refusal} labels={labels} formId={formId} />
          </FormNotices>
          <FormSection title={t('crossBorder.document')} words={t('crossBorder.refuseWords')}>
            <TextAreaField name="reason" maxLength={500} rows={3} />
          </FormSection>
          <FormFoot cancelHref={back} submit={t('crossBorder.refuse')} />
        </form>
      </FormFields>
    </>
  )
}

export const meta = headOf
