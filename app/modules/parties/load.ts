import type { FirmAccess } from '#app/shell/session/session.server.ts'
import type { Language } from '#contract/fields.ts'
import { firmsContract } from '#contract/firms.ts'

/** What the descriptions of parties need beside the rows. */
export type PartyExtra = { language: Language }

/** The firm's language, which new parties are written to in. */
export async function loadPartyExtra(
  { call, firm: { firmId } }: FirmAccess,
  page: 'list' | 'record' | 'form',
): Promise<PartyExtra> {
  if (page !== 'form') return { language: 'en' }
  const { language } = await call(firmsContract.get, { firmId })
  return { language }
}
