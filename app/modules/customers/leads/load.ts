import type { FirmAccess } from '#app/shell/session/session.server.ts'
import { membersContract } from '#contract/firm/members.ts'

/** What the descriptions of leads need beside the rows: who can look after one. */
export type LeadExtra = { owners: { userId: string; name: string }[] }

export async function loadLeadExtra({ call, firm: { firmId } }: FirmAccess): Promise<LeadExtra> {
  return { owners: await call(membersContract.listNames, { firmId }) }
}
