import type { LeadInput } from '#contract/customers/leads.ts'
import type { FirmContext, Writer } from '../../../firm/store.ts'
import { leads } from './register.ts'

/** Adds a lead by the rule for one that is typed in. @returns its id. @throws AppError invalid */
export function createLead(writer: Writer, firm: FirmContext, input: LeadInput): string {
  return leads.create(writer, firm, input).id
}
