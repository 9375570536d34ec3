import { forEachOpeningKind } from '#contract/books/opening-items.ts'
import { isAllowed, type Permission } from '#contract/core/roles.ts'
import type { Actor } from '../../../firm/actor.ts'
import { reachesRecord } from '../../../firm/record-reach.ts'
import type { Reader } from '../../../firm/store.ts'

/** What must be allowed to see a document of a kind; of one that is none of these, the journal. */
const needs: Record<string, Permission> = {
  invoice: 'invoice:view',
  reminderCharge: 'invoice:view',
  payment: 'payment:view',
  refund: 'payment:view',
  ...forEachOpeningKind<Permission>('payment:view'),
  bill: 'bill:view',
  billCredit: 'bill:view',
  expense: 'expense:view',
  recurring: 'recurring:view',
  recurringPurchase: 'bill:view',
  wallet: 'wallet:view',
}

export function neededFor(documentKind: string): Permission {
  return needs[documentKind] ?? 'ledger:view'
}

/** Whether somebody sees an open document: its kind, itself and whoever it is with. */
export function seesDocument(
  reader: Reader,
  actor: Actor,
  { kind, id, partyId }: { kind: string; id: string; partyId: string },
): boolean {
  return (
    isAllowed(actor, neededFor(kind)) &&
    reachesRecord(reader, actor, kind, id) &&
    reachesRecord(reader, actor, 'party', partyId)
  )
}
