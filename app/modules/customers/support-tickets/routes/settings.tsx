import { useActionData, useLoaderData } from '@remix-run/react'
import { attempt } from '#app/shell/form/attempt.ts'
import { parseForm, refuse } from '#app/shell/form/parse-form.ts'
import { readForm } from '#app/shell/form/read-form.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { redirectWithToast } from '#app/shell/toast.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { PageHead } from '#app/ui/index.ts'
import { Version } from '#contract/core/fields.ts'
import {
  supportSettingsContract as contract,
  SupportSettingsInput,
} from '#contract/customers/support-settings.ts'
import { FormAddress } from '../components/form-address.tsx'
import { SettingsForm } from '../components/settings-form.tsx'
import { settingsPath, ticketsPath } from '../paths.ts'
import { takeSettings, valuesOf } from '../settings-form.ts'

const Change = SupportSettingsInput.extend({ version: Version })

export async function loader(args: Args) {
  const { firm, call } = await requireFirm(args)
  const { t } = await getVisit(args)
  const settings = await call(contract.get, { firmId: firm.firmId })
  const title = t('support-tickets')('settings.title')
  return { head: pageMeta(args, { title }), settings, initial: valuesOf(settings) }
}

export async function action(args: Args) {
  const { firm, call } = await requireFirm(args)
  const { firmId } = firm
  const t = (await getVisit(args)).t('support-tickets')
  const form = takeSettings(await readForm(args.request))
  const to = settingsPath(firmId)
  if (form.intent === 'renewLink') {
    const { idempotencyKey } = form
    const renewed = await attempt(form, () =>
      call(contract.renewLink, { firmId }, { idempotencyKey }),
    )
    if (renewed.refusal) return refuse(renewed.refusal, renewed.status)
    return redirectWithToast(args, to, { type: 'success', message: t('settings.renewed') })
  }
  const { value, refusal } = parseForm(Change, form)
  if (refusal) return refuse(refusal)
  const result = await attempt(form, () => call(contract.update, { ...value, firmId }))
  if (result.refusal) return refuse(result.refusal, result.status)
  return redirectWithToast(args, to, { type: 'success', message: t('settings.done') })
}

export default function SettingsRoute() {
  const { settings, initial } = useLoaderData<typeof loader>()
  const refusal = useActionData<typeof action>()?.refusal
  const t = useT('support-tickets')
  const { firm } = useFirm()
  return (
    <>
      <PageHead
        title={t('settings.title')}
        sentence={t('settings.sentence')}
        crumb={{ href: ticketsPath(firm.firmId), label: t('list.title') }}
      />
      {settings.formPath && <FormAddress path={settings.formPath} />}
      <SettingsForm settings={settings} initial={initial} refusal={refusal} />
    </>
  )
}

export const meta = headOf
