import type { LeadFormInput } from '#contract/customers/lead-forms.ts'
import type { FirmContext, Writer } from '../../../firm/store.ts'
import { leadForms } from './register.ts'

/** Adds a form by the rule for one that is typed in. @returns its id. @throws AppError invalid */
export function createLeadForm(writer: Writer, firm: FirmContext, input: LeadFormInput): string {
  return leadForms.create(writer, firm, input).id
}
