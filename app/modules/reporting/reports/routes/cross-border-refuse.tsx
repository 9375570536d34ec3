import { useActionData, useLoaderData } from '@remix-run/react'
import { formAction } from '#app/shell/form/form-action.server.ts'
import { TextAreaField } from '#app/shell/form/form-fields.tsx'
import { FormSection } from '#app/shell/form/form-page.tsx'
import { PageForm } from '#app/shell/form/page-form.tsx'
import { requireIdParam } from '#app/shell/id-param.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
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

export const action = formAction({
  schema: RefusalInput,
  send: ({ call, firmId, id }, value) =>
    call(crossBorderContract.refuse, { ...value, firmId, integrationId: id('integrationId') }),
  done: ({ firmId, t }, result) => ({
    to: crossBorderPath(firmId, { month: result.date.slice(0, 7) }),
    message: t('reports')('crossBorder.refusalKept'),
  }),
})

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
      <PageForm
        id={formId}
        refusal={refusal}
        initial={{ reason: '' }}
        labels={labels}
        submit={t('crossBorder.refuse')}
        cancelHref={back}
      >
        <FormSection title={t('crossBorder.document')} words={t('crossBorder.refuseWords')}>
          <TextAreaField name="reason" maxLength={500} rows={3} />
        </FormSection>
      </PageForm>
    </>
  )
}

export const meta = headOf
