import type { FirmAccess } from '#app/shell/session/session.server.ts'
import type { Language } from '#contract/core/fields.ts'
import { firmsContract } from '#contract/firm/firms.ts'
import { membersContract } from '#contract/firm/members.ts'

/** What the descriptions of parties need beside the rows. */
export type PartyExtra = {
  /** Which new parties are written to in. */
  language: Language
  /** Who can look after a party. */
  owners: { userId: string; name: string }[]
}

/** The names of those who look after parties and, for a form, the firm's language. */
export async function loadPartyExtra(
  { call, firm: { firmId } }: FirmAccess,
  page: 'list' | 'record' | 'form',
): Promise<PartyExtra> {
  const [owners, firm] = await Promise.all([
    call(membersContract.listNames, { firmId }),
    page === 'form' ? call(firmsContract.get, { firmId }) : undefined,
  ])
  return { language: firm?.language ?? 'en', owners }
}
