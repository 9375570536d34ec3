import {
  MandateKind,
  type MandateListQuery,
  type MandateRow,
  MandateScheme,
} from '#contract/money/mandates.ts'
import type { Actor } from '../../../firm/actor.ts'
import { equals, type RegisterSource } from '../../../register/describe.ts'
import { partyInReach } from '../../firm/parties/index.ts'

/** The list of mandates, as far as somebody's role reaches. */
export function mandateList(actor: Actor): RegisterSource<MandateListQuery> {
  return {
    from: 'mandates',
    search: 'mandate_search',
    tabs: { active: "state = 'active'", ended: "state <> 'active'", all: '' },
    sorts: { reference: 'reference', customer: 'customer_order', signedOn: 'signed_on' },
    filters: { scheme: equals('scheme') },
    within: partyInReach(actor, 'customer_id'),
  }
}

/** A row of the contract from one of the table. */
export function mandateRow(row: Record<string, SqlStorageValue>): MandateRow {
  return {
    id: String(row.id),
    reference: String(row.reference),
    customerName: String(row.customer_name),
    scheme: MandateScheme.parse(row.scheme),
    kind: MandateKind.parse(row.kind),
    signedOn: String(row.signed_on),
    state: row.state === 'active' ? 'active' : row.state === 'used' ? 'used' : 'revoked',
    lastUsedOn: row.last_used_on === null ? null : String(row.last_used_on),
    iban: String(row.iban),
  }
}
