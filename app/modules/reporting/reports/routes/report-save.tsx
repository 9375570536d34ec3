import { useActionData, useLoaderData } from '@remix-run/react'
import type { z } from 'zod'
import { formAction } from '#app/shell/form/form-action.server.ts'
import { TextField } from '#app/shell/form/form-fields.tsx'
import { FormSection } from '#app/shell/form/form-page.tsx'
import { textAt } from '#app/shell/form/form-tree.ts'
import { PageForm } from '#app/shell/form/page-form.tsx'
import { readListQuery } from '#app/shell/list/list-query.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
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
export const action = formAction({
  schema: NewSavedReport,
  more: ({ args, firmId, form }) => ({
    ...readQuery(args),
    firmId,
    isShared: textAt(form.data, 'isShared') === '1',
  }),
  send: ({ call, form }, value) => call(savedReportsContract.create, value, form),
  done: ({ firmId, t }, result) => ({
    to: savedReportPath(firmId, result.id),
    message: t('reports')('saved.done', { name: result.name }),
  }),
})

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
      <PageForm
        id={formId}
        refusal={refusal}
        initial={{ name: title }}
        labels={labels}
        submit={t('saved.submit')}
        cancelHref={back}
      >
        <FormSection title={t('saved.what')}>
          <TextField name="name" maxLength={120} />
          <Checkbox name="isShared" value="1">
            {t('saved.share')}
          </Checkbox>
        </FormSection>
      </PageForm>
    </>
  )
}

export const meta = headOf
