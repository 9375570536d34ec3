import { readForm } from '#app/shell/form/read-form.ts'
import { requireId } from '#app/shell/id-param.ts'
import type { Args } from '#app/shell/load-context.ts'
import { requireFirm } from '#app/shell/session/session.server.ts'
import { DraftInput } from '#contract/communication/mailbox.ts'
import { mailboxContract } from '#contract/communication/mailbox-calls.ts'
import { AppError } from '#contract/core/errors.ts'

/** Keeps what is typed, as a new draft where there is none yet, and gives its id. */
export async function action(args: Args): Promise<Response> {
  const { call, firm } = await requireFirm(args)
  const { firmId } = firm
  const { data, idempotencyKey } = await readForm(args.request)
  const input = DraftInput.safeParse(data)
  if (!input.success) throw new AppError('malformed', 'No draft')
  const known = String(data.draftId ?? '')
  const mailDraftId = known === '' ? await begin() : requireId(known)
  const { id } = await call(mailboxContract.updateDraft, { ...input.data, firmId, mailDraftId })
  return Response.json({ id }, { headers: { 'cache-control': 'private, no-store' } })

  async function begin(): Promise<string> {
    const mailboxId = requireId(String(data.mailboxId ?? ''))
    const draft = await call(mailboxContract.addDraft, { firmId, mailboxId }, { idempotencyKey })
    return draft.id
  }
}
