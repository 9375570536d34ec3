import { useActionData, useLoaderData } from '@remix-run/react'
import { SettingsHead } from '#app/modules/firm/firms/index.ts'
import { attempt } from '#app/shell/form/attempt.ts'
import { parseForm, refuse } from '#app/shell/form/parse-form.ts'
import { readForm } from '#app/shell/form/read-form.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { redirectWithToast } from '#app/shell/toast.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { LinkButton, Rules, RulesCell } from '#app/ui/index.ts'
import { MailSettingsInput, mailSettingsContract } from '#contract/firm/mail-settings.ts'
import { LookForm } from '../components/look-form.tsx'
import { QuotaBand } from '../components/quota-band.tsx'
import { SendingPart } from '../components/sending-part.tsx'
import { TemplateList } from '../components/template-list.tsx'
import { mailSettingsPath, suppressedPath } from '../paths.ts'

export async function loader(args: Args) {
  const { call, firm } = await requireFirm(args)
  const { t } = await getVisit(args)
  const settings = await call(mailSettingsContract.get, { firmId: firm.firmId })
  return { head: pageMeta(args, { title: t('mails')('settings.title') }), settings }
}

export async function action(args: Args) {
  const { call, firm } = await requireFirm(args)
  const { t } = await getVisit(args)
  const form = await readForm(args.request)
  if (form.intent === 'resume') {
    await call(mailSettingsContract.resume, { firmId: firm.firmId })
    const message = t('mails')('quota.resumed')
    return redirectWithToast(args, mailSettingsPath(firm.firmId), { type: 'success', message })
  }
  // The picker of colours always has one; the box says whether it is meant.
  const data = form.data.hasColor ? form.data : { ...form.data, color: '' }
  const { value, refusal } = parseForm(MailSettingsInput, { ...form, data })
  if (refusal) return refuse(refusal)
  const { firmId } = firm
  const saved = await attempt(form, () => call(mailSettingsContract.update, { ...value, firmId }))
  if (saved.refusal) return refuse(saved.refusal, saved.status)
  const message = t('mails')('look.done')
  return redirectWithToast(args, mailSettingsPath(firmId), { type: 'success', message })
}

export default function MailSettingsRoute() {
  const { settings } = useLoaderData<typeof loader>()
  const refusal = useActionData<typeof action>()?.refusal
  const { firm } = useFirm()
  const t = useT('mails')
  return (
    <>
      <SettingsHead
        sentence={t('settings.sentence')}
        actions={
          <LinkButton href={suppressedPath(firm.firmId)}>{t('suppressed.title')}</LinkButton>
        }
      />
      <QuotaBand quota={settings.quota} />
      <LookForm settings={settings} refusal={refusal} />
      <Rules>
        <RulesCell isFlush title={t('templates.title')}>
          <TemplateList kinds={settings.kinds} />
        </RulesCell>
        <RulesCell title={t('sending.title')}>
          <SendingPart settings={settings} />
        </RulesCell>
      </Rules>
    </>
  )
}

export const meta = headOf
