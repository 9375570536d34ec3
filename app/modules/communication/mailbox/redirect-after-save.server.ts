import { goTo } from '#app/shell/answers.ts'
import type { Args } from '#app/shell/load-context.ts'
import type { FirmAccess } from '#app/shell/session/session.server.ts'
import { redirectWithToast } from '#app/shell/toast.server.ts'
import { getVisit } from '#app/shell/visit.server.ts'
import type { MailDraft } from '#contract/communication/mailbox.ts'
import { draftPath, mailPath, threadPath } from './paths.ts'

/** Where a draft leads to once it was kept: on with writing, or to the list with the way back. */
export async function redirectAfterSave(
  args: Args,
  { firm }: FirmAccess,
  intent: string,
  draft: MailDraft,
  find = '',
) {
  const { t: texts } = await getVisit(args)
  const t = texts('mailbox')
  const { firmId } = firm
  if (draft.leavesAt === null && intent === 'find' && find !== '') {
    const query = new URLSearchParams({ find })
    return goTo(`${draftPath(firmId, draft.id)}?${query}#find`)
  }
  if (draft.leavesAt === null) {
    const isFile = intent === 'attach' || intent.startsWith('attachRecord:')
    const message = t(isFile ? 'draft.attached' : 'draft.saved')
    return redirectWithToast(args, draftPath(firmId, draft.id), { type: 'success', message })
  }
  const place = draft.threadId
    ? threadPath(firmId, draft.threadId)
    : mailPath(firmId, { box: draft.mailboxId })
  const to = `${place}${place.includes('?') ? '&' : '?'}sent=${draft.id}`
  const message = t(intent === 'later' ? 'draft.planned' : 'draft.leaving')
  return redirectWithToast(args, to, { type: 'success', message })
}
