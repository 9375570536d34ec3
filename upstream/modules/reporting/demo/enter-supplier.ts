import { PartyInput } from '#contract/firm/parties.ts'
import type { FirmContext, Writer } from '../../../firm/store.ts'
import { createParty } from '../../firm/parties/index.ts'

/** Enters a company that sends bills; of the rest the usual values hold. */
export function enterSupplier(writer: Writer, context: FirmContext, facts: object): void {
  const supplier = PartyInput.parse({ roles: ['supplier'], kind: 'company', ...facts })
  createParty(writer, context, supplier)
}
