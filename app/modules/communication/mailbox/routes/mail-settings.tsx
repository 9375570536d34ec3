import { useActionData, useLoaderData } from '@remix-run/react'
import { attempt } from '#app/shell/form/attempt.ts'
import { refuse } from '#app/shell/form/parse-form.ts'
import { readForm } from '#app/shell/form/read-form.ts'
import { RefusalSummary } from '#app/shell/form/refusal-summary.tsx'
import { requireId } from '#app/shell/id-param.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { redirectWithToast } from '#app/shell/toast.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import { PageHead, SheetPad } from '#app/ui/index.ts'
import { LetterTemplateInput } from '#contract/communication/mail-letter-templates.ts'
import { LabelInput } from '#contract/communication/mailbox.ts'
import { mailboxContract } from '#contract/communication/mailbox-calls.ts'
import { AppError } from '#contract/core/errors.ts'
import { fieldProblems } from '#contract/core/problems.ts'
import { isAllowed } from '#contract/core/roles.ts'
import { BoxSettings } from '../components/box-settings.tsx'
import { PlannedMails } from '../components/planned-mails.tsx'
import { TemplateSettings } from '../components/template-settings.tsx'
import { mailPath, mailSettingsPath, threadPath } from '../paths.ts'

export async function loader(args: Args) {
  const { call, firm } = await requireFirm(args)
  const { firmId } = firm
  const [{ t }, boxes, planned] = await Promise.all([
    getVisit(args),
    call(mailboxContract.listBoxes, { firmId }),
    isAllowed(firm, 'member:edit') ? call(mailboxContract.listPlanned, { firmId }) : undefined,
  ])
  const templates = await Promise.all(
    boxes
      .filter(({ canWrite }) => canWrite)
      .map(({ id: mailboxId }) => call(mailboxContract.listTemplates, { firmId, mailboxId })),
  )
  const head = pageMeta(args, { title: t('mailbox')('settings.title') })
  return { head, boxes, planned, templates: templates.flat() }
}

/** Keeps a signature, changes labels, or takes a mail in that was saved as a file. */
export async function action(args: Args) {
  const { call, firm } = await requireFirm(args)
  const { firmId } = firm
  const [{ t: texts }, form] = await Promise.all([getVisit(args), readForm(args.request)])
  const t = texts('mailbox')
  const { data, idempotencyKey, intent } = form
  const text = (name: string) => String(data[name] ?? '')
  if (intent === 'endPlanned') {
    const mailDraftId = requireId(text('mailDraftId'))
    await call(mailboxContract.endPlanned, { firmId, mailDraftId })
    const message = t('planned.ended')
    return redirectWithToast(args, mailSettingsPath(firmId), { type: 'success', message })
  }
  const mailboxId = requireId(text('mailboxId'))
  const key = { idempotencyKey }
  const result = await attempt(form, async () => {
    switch (intent) {
      case 'signature': {
        const signature = text('signature').slice(0, 2000)
        await call(mailboxContract.updateBox, { firmId, mailboxId, signature })
        return mailSettingsPath(firmId)
      }
      case 'addLabel': {
        await call(mailboxContract.addLabel, { firmId, mailboxId, ...labelIn() }, key)
        return mailSettingsPath(firmId)
      }
      case 'changeLabel': {
        const mailLabelId = requireId(text('mailLabelId'))
        await call(mailboxContract.updateLabel, { firmId, mailboxId, mailLabelId, ...labelIn() })
        return mailSettingsPath(firmId)
      }
      case 'removeLabel': {
        const mailLabelId = requireId(text('mailLabelId'))
        await call(mailboxContract.removeLabel, { firmId, mailboxId, mailLabelId })
        return mailSettingsPath(firmId)
      }
      case 'addTemplate': {
        await call(mailboxContract.addTemplate, { firmId, mailboxId, ...templateIn() }, key)
        return mailSettingsPath(firmId)
      }
      case 'changeTemplate': {
        const letterTemplateId = requireId(text('letterTemplateId'))
        const input = { firmId, mailboxId, letterTemplateId, ...templateIn() }
        await call(mailboxContract.updateTemplate, input)
        return mailSettingsPath(firmId)
      }
      case 'removeTemplate': {
        const letterTemplateId = requireId(text('letterTemplateId'))
        await call(mailboxContract.removeTemplate, { firmId, mailboxId, letterTemplateId })
        return mailSettingsPath(firmId)
      }
      case 'import': {
        const { file } = data
        if (!(file instanceof File)) {
          throw new AppError('invalid', 'No file', { fields: { file: { key: 'required' } } })
        }
        const taken = await call(mailboxContract.importMail, { firmId, mailboxId, file }, key)
        return taken.count === 1 ? threadPath(firmId, taken.threadId) : mailPath(firmId)
      }
      default:
        throw new AppError('malformed', 'No such action')
    }
  })
  if (result.refusal) return refuse(result.refusal, result.status)
  return redirectWithToast(args, result.value, { type: 'success', message: t('settings.saved') })

  function templateIn(): LetterTemplateInput {
    const template = LetterTemplateInput.safeParse(data)
    if (template.success) return template.data
    throw new AppError('invalid', 'No template', { fields: fieldProblems(template.error) })
  }

  function labelIn(): LabelInput {
    const label = LabelInput.safeParse({ name: text('name'), color: text('color') })
    if (label.success) return label.data
    throw new AppError('invalid', 'No name', { fields: { name: { key: 'required' } } })
  }
}

export default function MailSettingsRoute() {
  const { boxes, planned, templates } = useLoaderData<typeof loader>()
  const refusal = useActionData<typeof action>()?.refusal
  const t = useT('mailbox')
  const { firm } = useFirm()
  return (
    <>
      <PageHead
        title={t('settings.title')}
        crumb={{ href: mailPath(firm.firmId), label: t('menu.email') }}
      />
      <SheetPad>
        <RefusalSummary
          refusal={refusal}
          labels={{
            name: t('settings.labelName'),
            file: t('settings.file'),
            subject: t('template.subject'),
            text: t('template.text'),
          }}
        />
        {boxes.map((box) => (
          <BoxSettings key={box.id} box={box}>
            {box.canWrite && (
              <TemplateSettings
                boxId={box.id}
                templates={templates.filter(({ mailboxId }) => mailboxId === box.id)}
              />
            )}
          </BoxSettings>
        ))}
        {planned && <PlannedMails planned={planned} />}
      </SheetPad>
    </>
  )
}

export const meta = headOf
