import { useActionData, useLoaderData } from '@remix-run/react'
import type { z } from 'zod'
import { attempt } from '#app/shell/form/attempt.ts'
import { FormFields, TextField } from '#app/shell/form/form-fields.tsx'
import { FormFoot, FormNotices, FormSection } from '#app/shell/form/form-page.tsx'
import { textAt } from '#app/shell/form/form-tree.ts'
import { IdempotencyField } from '#app/shell/form/idempotency-field.tsx'
import { parseForm, refuse } from '#app/shell/form/parse-form.ts'
import { readForm } from '#app/shell/form/read-form.ts'
import { RefusalSummary } from '#app/shell/form/refusal-summary.tsx'
import { readListQuery } from '#app/shell/list/list-query.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { redirectWithToast } from '#app/shell/toast.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { Checkbox, PageHead } from '#app/ui/index.ts'
import { ReportName, ReportQuery, reportsContract } from '#contract/reporting/reports.ts'
import { NewSavedReport, savedReportsContract } from '#contract/reporting/saved-reports.ts'
import { reportPath, savedReportPath } from '../paths.ts'

const Query = ReportQuery.extend({ report: ReportName.default('profit-and-loss') })
const formId = 'report-save'

function readQuery({ request }: Args): { report: ReportName; query: z.infer<typeof ReportQuery> } {
  const { report, ...query } = readListQuery(Query, request)
  return { report, query }
}

export async function loader(args: Args) {
  const { call, firm } = await requireFirm(args)
  const { t } = await getVisit(args)
  const { report, query } = readQuery(args)
  const { title } = await call(reportsContract.get, { ...query, firmId: firm.firmId, report })
  return { head: pageMeta(args, { title: t('reports')('saved.save') }), report, query, title }
}

/** Saves the report of the address and leads to where it is sent by mail, if that is wanted. */
export async function action(args: Args) {
  const { call, firm } = await requireFirm(args)
  const { t } = await getVisit(args)
  const form = await readForm(args.request)
  const isShared = textAt(form.data, 'isShared') === '1'
  const more = { ...readQuery(args), firmId: firm.firmId, isShared }
  const { value, refusal } = parseForm(NewSavedReport, form, more)
  if (refusal) return refuse(refusal)
  const result = await attempt(form, () => call(savedReportsContract.create, value, form))
  if (result.refusal) return refuse(result.refusal, result.status)
  const message = t('reports')('saved.done', { name: result.value.name })
  return redirectWithToast(args, savedReportPath(firm.firmId, result.value.id), {
    type: 'success',
    message,
  })
}

export default function ReportSaveRoute() {
  const { report, query, title } = useLoaderData<typeof loader>()
  const refusal = useActionData<typeof action>()?.refusal
  const t = useT('reports')
  const { firm } = useFirm()
  const back = reportPath(firm.firmId, report, query)
  const labels = { name: t('saved.name') }
  return (
    <>
      <PageHead
        title={t('saved.save')}
        sentence={t('saved.words')}
        crumb={{ href: back, label: title }}
      />
      <FormFields refusal={refusal} initial={{ name: title }} labels={labels}>
        <form method="post" id={formId} noValidate>
          <FormNotices>
            <RefusalSummary refusal={refusal} labels={labels} formId={formId} />
          </FormNotices>
          <IdempotencyField />
          <FormSection title={t('saved.what')}>
            <TextField name="name" maxLength={120} />
            <Checkbox name="isShared" value="1">
              {t('saved.share')}
            </Checkbox>
          </FormSection>
          <FormFoot cancelHref={back} submit={t('saved.submit')} />
        </form>
      </FormFields>
    </>
  )
}

export const meta = headOf
