import { useActionData, useLoaderData } from '@remix-run/react'
import { formAction } from '#app/shell/form/form-action.server.ts'
import { TextField } from '#app/shell/form/form-fields.tsx'
import { FormSection } from '#app/shell/form/form-page.tsx'
import { PageForm } from '#app/shell/form/page-form.tsx'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { PageHead } from '#app/ui/index.ts'
import { Version } from '#contract/core/fields.ts'
import { DebitSettingsInput, mandatesContract } from '#contract/money/mandates.ts'
import { debitSettingsPath, mandatesPath } from '../paths.ts'

export async function loader(args: Args) {
  const { call, firm } = await requireFirm(args)
  const { t } = await getVisit(args)
  const settings = await call(mandatesContract.settings, { firmId: firm.firmId })
  return { head: pageMeta(args, { title: t('mandates')('setting.name') }), settings }
}

/** Keeps who collects, and how long before a debit its customer is told. */
export const action = formAction({
  schema: DebitSettingsInput.extend({ version: Version }),
  send: ({ call, firmId }, value) => call(mandatesContract.saveSettings, { ...value, firmId }),
  done: ({ firmId, t }) => ({
    to: debitSettingsPath(firmId),
    message: t('mandates')('setting.saved'),
  }),
})

export default function DebitSettingsRoute() {
  const { settings } = useLoaderData<typeof loader>()
  const refusal = useActionData<typeof action>()?.refusal
  const t = useT('mandates')
  const { firm } = useFirm()
  const back = mandatesPath(firm.firmId)
  const labels = { creditorId: t('setting.creditorId'), noticeDays: t('setting.noticeDays') }
  const initial = { creditorId: settings.creditorId, noticeDays: String(settings.noticeDays) }
  return (
    <>
      <PageHead title={t('setting.name')} crumb={{ href: back, label: t('list.title') }} />
      <PageForm
        id="debit-settings"
        refusal={refusal}
        initial={initial}
        labels={labels}
        submit={t('setting.save')}
        cancelHref={back}
      >
        <input type="hidden" name="version" value={settings.version} />
        <FormSection title={t('setting.who')} words={t('setting.whoWords')}>
          <TextField name="creditorId" maxLength={40} isOptional />
          <TextField name="noticeDays" maxLength={2} hint={t('setting.noticeHint')} />
        </FormSection>
      </PageForm>
    </>
  )
}

export const meta = headOf
