import type { Party, PartyRow } from '#contract/parties.ts'
import { isAllowed } from '#contract/roles.ts'
import type { FirmContext } from '../../firm/store.ts'

/** A party as the caller may see them: what they owe is of the books. */
export function withinRights({ actor }: FirmContext, party: Party): Party {
  if (seesBooks(actor)) return party
  return { ...party, receivable: null, overdue: null, credit: null }
}

/** As `withinRights`, for a page of the list. */
export function rowsWithinRights<Page extends { rows: PartyRow[] }>(
  { actor }: FirmContext,
  page: Page,
): Page {
  if (seesBooks(actor)) return page
  return { ...page, rows: page.rows.map((row) => ({ ...row, receivable: null, overdue: null })) }
}

function seesBooks(actor: FirmContext['actor']): boolean {
  return isAllowed(actor, 'invoice:view')
}
