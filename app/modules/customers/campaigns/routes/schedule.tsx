import { useActionData, useLoaderData } from '@remix-run/react'
import { formAction } from '#app/shell/form/form-action.server.ts'
import { FormField } from '#app/shell/form/form-fields.tsx'
import { FormSection } from '#app/shell/form/form-page.tsx'
import { PageForm } from '#app/shell/form/page-form.tsx'
import { requireIdParam } from '#app/shell/id-param.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { DateInput, PageHead, TextInput } from '#app/ui/index.ts'
import { CampaignSchedule, campaignsContract } from '#contract/customers/campaigns.ts'
import { campaignPath } from '../paths.ts'

export async function loader(args: Args) {
  const { call, firm } = await requireFirm(args)
  const campaignId = requireIdParam(args, 'campaignId')
  const [{ t }, { id, name }] = await Promise.all([
    getVisit(args),
    call(campaignsContract.get, { firmId: firm.firmId, campaignId }),
  ])
  return { head: pageMeta(args, { title: t('campaigns')('schedule.title') }), id, name }
}

export const action = formAction({
  schema: CampaignSchedule,
  send: ({ call, firmId, form, id }, when) =>
    call(campaignsContract.schedule, { ...when, firmId, campaignId: id('campaignId') }, form),
  done: ({ firmId, t, format }, { id, scheduledAt }) => ({
    to: campaignPath(firmId, id),
    message: t('campaigns')('detail.scheduled', { when: format.dateTime(scheduledAt ?? '') }),
  }),
})

export default function ScheduleCampaignRoute() {
  const { id, name } = useLoaderData<typeof loader>()
  const refusal = useActionData<typeof action>()?.refusal
  const t = useT('campaigns')
  const { firm } = useFirm()
  const back = campaignPath(firm.firmId, id)
  return (
    <>
      <PageHead title={t('schedule.title')} sentence={name} crumb={{ href: back, label: name }} />
      <PageForm
        id="schedule-form"
        refusal={refusal}
        labels={{ date: t('schedule.date'), time: t('schedule.time') }}
        initial={{ time: '09:00' }}
        submit={t('detail.schedule')}
        cancelHref={back}
      >
        <FormSection
          title={t('schedule.when')}
          words={t('schedule.words', { zone: firm.timeZone })}
        >
          <FormField name="date">{(control) => <DateInput {...control} />}</FormField>
          <FormField name="time">{(control) => <TextInput {...control} type="time" />}</FormField>
        </FormSection>
      </PageForm>
    </>
  )
}

export const meta = headOf
