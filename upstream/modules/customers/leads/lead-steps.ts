import { hooks } from '../../../core/hooks.ts'
import type { Writer } from '../../../firm/store.ts'

declare module '../../../core/hooks.ts' {
  interface ModuleParts {
    /** What follows when a lead becomes a customer, in the same transaction. */
    leadConverted: LeadConverted
  }
}

type LeadConverted = (writer: Writer, leadId: string, partyId: string) => void

export const runConvertedSteps: LeadConverted = (...given) => {
  for (const step of hooks('leadConverted')) step(...given)
}
