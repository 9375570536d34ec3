import { isAllowed } from '#contract/core/roles.ts'
import type { Party, PartyRow } from '#contract/firm/parties.ts'
import type { FirmContext } from '../../../firm/store.ts'
import { seesBank } from './checks.ts'

/** A party as the caller may see them: what they owe is of the books, banks are for few. */
export function withinRights(context: FirmContext, given: Party): Party {
  const party = seesBank(context) ? given : { ...given, bankAccounts: [], heldAccounts: [] }
  if (seesBooks(context.actor)) return party
  return { ...party, receivable: null, overdue: null, credit: null, trade: null }
}

/** As `withinRights`, for rows of the list. */
export function rowsWithinRights({ actor }: FirmContext, rows: PartyRow[]): PartyRow[] {
  if (seesBooks(actor)) return rows
  return rows.map((row) => ({ ...row, receivable: null, overdue: null }))
}

function seesBooks(actor: FirmContext['actor']): boolean {
  return isAllowed(actor, 'invoice:view')
}
