import { useActionData, useLoaderData } from '@remix-run/react'
import { IdempotencyField } from '#app/shell/form/idempotency-field.tsx'
import { refuse } from '#app/shell/form/parse-form.ts'
import { readForm } from '#app/shell/form/read-form.ts'
import { requireIdParam } from '#app/shell/id-param.ts'
import type { Args } from '#app/shell/load-context.ts'
import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { headOf, pageMeta } from '#app/shell/page-meta.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { redirectWithToast } from '#app/shell/toast.server.ts'
import { getFormat, getVisit } from '#app/shell/visit.server.ts'
import { Band, Button, PageHead, SheetPad } from '#app/ui/index.ts'
import { mailboxContract } from '#contract/communication/mailbox-calls.ts'
import { AppError } from '#contract/core/errors.ts'
import { DraftForm } from '../components/draft-form.tsx'
import { loadDraftMeans } from '../load-draft-means.server.ts'
import { draftPath, mailPath, threadPath } from '../paths.ts'
import { redirectAfterSave } from '../redirect-after-save.server.ts'
import { saveDraft } from '../save-draft.server.ts'

export async function loader(args: Args) {
  const access = await requireFirm(args)
  const { call, firm } = access
  const mailDraftId = requireIdParam(args, 'mailDraftId')
  const [{ t }, draft] = await Promise.all([
    getVisit(args),
    call(mailboxContract.getDraft, { firmId: firm.firmId, mailDraftId }),
  ])
  const means = await loadDraftMeans(access, draft.mailboxId, args.request.url)
  const title = draft.subject || t('mailbox')('menu.newMail')
  return { head: pageMeta(args, { title }), title, draft, ...means }
}

/** Keeps the draft, has it leave, takes it back or throws it away. */
export async function action(args: Args) {
  const access = await requireFirm(args)
  const { call, firm } = access
  const { firmId } = firm
  const mailDraftId = requireIdParam(args, 'mailDraftId')
  const [{ t: texts }, { timeZone }, form] = await Promise.all([
    getVisit(args),
    getFormat(args),
    readForm(args.request),
  ])
  const t = texts('mailbox')
  const ids = { firmId, mailDraftId }
  if (form.intent === 'takeBack') return takeBack()
  if (form.intent === 'discard') {
    const { mailboxId } = await call(mailboxContract.getDraft, ids)
    await call(mailboxContract.removeDraft, ids)
    const message = t('draft.discarded')
    const to = mailPath(firmId, { box: mailboxId })
    return redirectWithToast(args, to, { type: 'success', message })
  }
  const saved = await saveDraft(access, form, timeZone, () => call(mailboxContract.getDraft, ids))
  if (saved.refusal) return refuse(saved.refusal, saved.status)
  return redirectAfterSave(args, access, form.intent, saved.draft, String(form.data.find ?? ''))

  /** One that has left meanwhile can't be taken back. */
  async function takeBack() {
    try {
      await call(mailboxContract.takeBack, ids)
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'not_found') throw error
      const message = t('leaving.gone')
      return redirectWithToast(args, mailPath(firmId), { type: 'error', message })
    }
    const message = t('leaving.back')
    return redirectWithToast(args, draftPath(firmId, mailDraftId), { type: 'success', message })
  }
}

export default function DraftRoute() {
  const { title, draft, contacts, templateNames, found } = useLoaderData<typeof loader>()
  const refusal = useActionData<typeof action>()?.refusal
  const t = useT('mailbox')
  const format = useFormat()
  const { firm } = useFirm()
  const { firmId } = firm
  const { to, cc, bcc, subject, text, isRich, files, leavesAt, threadId, mailboxId } = draft
  const back = threadId
    ? threadPath(firmId, threadId)
    : mailPath(firmId, { box: mailboxId, folder: 'drafts' })
  const crumb = { href: back, label: t(threadId ? 'draft.backToThread' : 'folder.drafts') }
  if (leavesAt) {
    return (
      <>
        <PageHead title={title} crumb={crumb} />
        <SheetPad>
          <form method="post">
            <IdempotencyField />
            <Band tone="info" title={t('draft.waits', { at: format.dateTime(leavesAt) })}>
              <Button icon="undo-2" name="intent" value="takeBack">
                {t('leaving.undo')}
              </Button>
            </Band>
          </form>
        </SheetPad>
      </>
    )
  }
  return (
    <>
      <PageHead
        title={title}
        crumb={crumb}
        sentence={t('draft.savedAt', { at: format.dateTime(draft.updatedAt) })}
      />
      <DraftForm
        initial={{ to, cc, bcc, subject, text, isRich }}
        files={files}
        contacts={contacts}
        templateNames={templateNames}
        found={found}
        refusal={refusal}
        draftId={draft.id}
      />
    </>
  )
}

export const meta = headOf
