import { useActionData, useLoaderData } from '@remix-run/react'
import { formAction } from '#app/shell/form/form-action.server.ts'
import { SelectField, TextAreaField } from '#app/shell/form/form-fields.tsx'
import { FormSection } from '#app/shell/form/form-page.tsx'
import { PageForm } from '#app/shell/form/page-form.tsx'
import { requireIdParam } from '#app/shell/id-param.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { PageHead } from '#app/ui/index.ts'
import { CallOutcome, FollowUpDone, followUpsContract } from '#contract/customers/follow-ups.ts'
import { agendaPath, followUpPath } from '../paths.ts'

export async function loader(args: Args) {
  const { call, firm } = await requireFirm(args)
  const followUpId = requireIdParam(args, 'followUpId')
  const [{ t }, one] = await Promise.all([
    getVisit(args),
    call(followUpsContract.get, { firmId: firm.firmId, followUpId }),
  ])
  const title = t('follow-ups')('finish.title', { title: one.title })
  return { head: pageMeta(args, { title }), one }
}

export const action = formAction({
  schema: FollowUpDone,
  send: ({ call, firmId, form, id }, done) =>
    call(followUpsContract.finish, { ...done, firmId, followUpId: id('followUpId') }, form),
  done: ({ firmId, t }, { title }) => ({
    to: agendaPath(firmId),
    message: t('follow-ups')('finish.done', { title }),
  }),
})

export default function FinishFollowUpRoute() {
  const { one } = useLoaderData<typeof loader>()
  const refusal = useActionData<typeof action>()?.refusal
  const t = useT('follow-ups')
  const { firm } = useFirm()
  const back = followUpPath(firm.firmId, one.id)
  const labels = { outcome: t('field.outcome'), notes: t('finish.notes') }
  return (
    <>
      <PageHead
        title={t('finish.title', { title: one.title })}
        sentence={one.subjectTitle || undefined}
        crumb={{ href: back, label: one.title }}
      />
      <PageForm
        id="finish-form"
        refusal={refusal}
        labels={labels}
        submit={t('detail.finish')}
        cancelHref={back}
      >
        <FormSection title={t('finish.what')} words={t('finish.words')}>
          {one.kind === 'call' && (
            <SelectField
              name="outcome"
              options={CallOutcome.options.map((value) => ({
                value,
                label: t(`outcome.${value}`),
              }))}
            />
          )}
          <TextAreaField name="notes" maxLength={4000} rows={4} isOptional />
        </FormSection>
      </PageForm>
    </>
  )
}

export const meta = headOf
