import { useActionData, useLoaderData } from '@remix-run/react'
import * as styles from '#app/shell/documents/detail/detail.css.ts'
import { attempt } from '#app/shell/form/attempt.ts'
import { parseForm, refuse } from '#app/shell/form/parse-form.ts'
import { readForm } from '#app/shell/form/read-form.ts'
import { languageNames } from '#app/shell/i18n/languages.ts'
import type { Args } from '#app/shell/load-context.ts'
import { mailKindText } from '#app/shell/mails/mail-words.ts'
import { useFirm, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { redirectWithToast } from '#app/shell/toast.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { PageHead } from '#app/ui/index.ts'
import { AppError } from '#contract/core/errors.ts'
import { Language } from '#contract/core/fields.ts'
import { MailTemplateInput, mailSettingsContract } from '#contract/firm/mail-settings.ts'
import { MailKindName } from '#contract/firm/mails.ts'
import { TemplateForm } from '../components/template-form.tsx'
import { TemplatePreviewPart } from '../components/template-preview.tsx'
import { mailSettingsPath, templatePath } from '../paths.ts'

export async function loader(args: Args) {
  const { call, firm } = await requireFirm(args)
  const { t } = await getVisit(args)
  const which = { firmId: firm.firmId, ...templateOf(args) }
  const template = await call(mailSettingsContract.getTemplate, which)
  const { subject, message } = template
  const preview = await call(mailSettingsContract.previewTemplate, { ...which, subject, message })
  const language = languageNames[which.language]
  const title = t('mails')('template.title', { kind: mailKindText(t, which.mailKind), language })
  return { head: pageMeta(args, { title }), title, template, preview }
}

/** Shows the words as they would be read, keeps them, or goes back to ours. */
export async function action(args: Args) {
  const { call, firm } = await requireFirm(args)
  const { t } = await getVisit(args)
  const which = { firmId: firm.firmId, ...templateOf(args) }
  const here = templatePath(firm.firmId, which.mailKind, which.language)
  const form = await readForm(args.request)
  if (form.intent === 'reset') {
    await call(mailSettingsContract.resetTemplate, which)
    const message = t('mails')('template.wasReset')
    return redirectWithToast(args, here, { type: 'success', message })
  }
  const { value, refusal } = parseForm(MailTemplateInput, form)
  if (refusal) return refuse(refusal)
  if (form.intent === 'preview') {
    const shown = await attempt(form, () =>
      call(mailSettingsContract.previewTemplate, { ...which, ...value }),
    )
    if (shown.refusal) return refuse(shown.refusal, shown.status)
    return { preview: shown.value, typed: value, refusal: undefined }
  }
  const saved = await attempt(form, () =>
    call(mailSettingsContract.updateTemplate, { ...which, ...value }),
  )
  if (saved.refusal) return refuse(saved.refusal, saved.status)
  const message = t('mails')('template.done')
  return redirectWithToast(args, here, { type: 'success', message })
}

export default function MailTemplateRoute() {
  const { title, template, preview: first } = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const { firm } = useFirm()
  const t = useT('mails')
  const shown = answer && 'preview' in answer ? answer : undefined
  return (
    <>
      <PageHead
        title={title}
        sentence={t(template.isOwn ? 'template.isOwn' : 'template.isOurs')}
        crumb={{ href: mailSettingsPath(firm.firmId), label: t('settings.title') }}
      />
      <div className={styles.split}>
        <TemplateForm template={template} typed={shown?.typed} refusal={answer?.refusal} />
        <TemplatePreviewPart preview={shown?.preview ?? first} />
      </div>
    </>
  )
}

/** @throws AppError not_found for what can be no words of ours */
function templateOf({ params }: Args) {
  const mailKind = MailKindName.safeParse(params.mailKind)
  const language = Language.safeParse(params.language)
  if (!mailKind.success || !language.success) throw new AppError('not_found', 'No such words')
  return { mailKind: mailKind.data, language: language.data }
}

export const meta = headOf
