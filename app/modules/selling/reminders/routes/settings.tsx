import { useActionData, useLoaderData } from '@remix-run/react'
import { attempt } from '#app/shell/form/attempt.ts'
import { parseForm, refuse } from '#app/shell/form/parse-form.ts'
import { readForm } from '#app/shell/form/read-form.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { redirectWithToast } from '#app/shell/toast.server.ts'
import { getFormat, getVisit } from '#app/shell/visit.server.ts'
import { PageHead } from '#app/ui/index.ts'
import { Version } from '#contract/core/fields.ts'
import { ReminderSettingsInput, remindersContract } from '#contract/selling/reminders.ts'
import { SettingsForm } from '../components/settings-form.tsx'
import { remindersPath, settingsPath } from '../paths.ts'
import { takeSteps, valuesOf } from '../settings-form.ts'

const SettingsChange = ReminderSettingsInput.extend({ version: Version })

export async function loader(args: Args) {
  const { firm, call } = await requireFirm(args)
  const [{ t }, format] = await Promise.all([getVisit(args), getFormat(args)])
  const settings = await call(remindersContract.getSettings, { firmId: firm.firmId })
  return {
    head: pageMeta(args, { title: t('reminders')('settings.title') }),
    settings,
    initial: valuesOf(settings, firm.baseCurrency, format),
  }
}

export async function action(args: Args) {
  const { firm, call } = await requireFirm(args)
  const [{ t }, { locale }] = await Promise.all([getVisit(args), getFormat(args)])
  const read = await readForm(args.request, { decimals: ['ownRate', 'steps.*.fee'], locale })
  const form = takeSteps(read, firm.baseCurrency)
  const { value, refusal } = parseForm(SettingsChange, form)
  if (refusal) return refuse(refusal)
  const { firmId } = firm
  const result = await attempt(form, () =>
    call(remindersContract.updateSettings, { ...value, firmId }),
  )
  if (result.refusal) return refuse(result.refusal, result.status)
  const message = t('reminders')('settings.done')
  return redirectWithToast(args, settingsPath(firmId), { type: 'success', message })
}

export default function SettingsRoute() {
  const { settings, initial } = useLoaderData<typeof loader>()
  const refusal = useActionData<typeof action>()?.refusal
  const t = useT('reminders')
  const { firm } = useFirm()
  return (
    <>
      <PageHead
        title={t('settings.title')}
        sentence={t('settings.sentence')}
        crumb={{ href: remindersPath(firm.firmId), label: t('list.title') }}
      />
      <SettingsForm settings={settings} initial={initial} refusal={refusal} />
    </>
  )
}

export const meta = headOf
