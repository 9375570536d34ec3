import type { FirmAccess } from '#app/shell/session/session.server.ts'
import { membersContract } from '#contract/firm/members.ts'

/** What the descriptions need beside the rows: who can do something. */
export type FollowUpExtra = { owners: { userId: string; name: string }[] }

export async function loadFollowUpExtra({
  call,
  firm: { firmId },
}: FirmAccess): Promise<FollowUpExtra> {
  return { owners: await call(membersContract.listNames, { firmId }) }
}
