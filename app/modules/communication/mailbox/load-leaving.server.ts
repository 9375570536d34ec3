import type { Args } from '#app/shell/load-context.ts'
import type { FirmAccess } from '#app/shell/session/session.server.ts'
import { mailboxContract } from '#contract/communication/mailbox-calls.ts'
import { AppError } from '#contract/core/errors.ts'
import { Id } from '#contract/core/fields.ts'

/** A mail that was sent a moment ago, as the address says it, while it can be taken back. */
export type Leaving = { id: string; subject: string; leavesAt: string } | undefined

export async function loadLeaving(
  { request }: Args,
  { call, firm, can }: FirmAccess,
): Promise<Leaving> {
  const draftId = Id.safeParse(new URL(request.url).searchParams.get('sent'))
  if (!draftId.success || !can('mail:edit')) return undefined
  try {
    const ids = { firmId: firm.firmId, mailDraftId: draftId.data }
    const { id, subject, leavesAt } = await call(mailboxContract.getDraft, ids)
    return leavesAt === null ? undefined : { id, subject, leavesAt }
  } catch (error) {
    // It has left meanwhile.
    if (error instanceof AppError && error.code === 'not_found') return undefined
    throw error
  }
}
