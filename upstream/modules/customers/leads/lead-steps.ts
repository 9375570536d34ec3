import { hooks } from '../../../core/hooks.ts'
import type { Writer } from '../../../firm/store.ts'

declare module '../../../core/hooks.ts' {
  interface ModuleParts {
    /** What follows when a lead becomes a customer, in the same transaction. */
    leadConverted: LeadConverted
    /** What follows when a lead is merged into another, in the same transaction. */
    leadMerged: (writer: Writer, fromId: string, intoId: string) => void
  }
}

type LeadConverted = (writer: Writer, leadId: string, partyId: string) => void

export const runConvertedSteps: LeadConverted = (...given) => {
  for (const step of hooks('leadConverted')) step(...given)
}

export function runMergedSteps(writer: Writer, fromId: string, intoId: string): void {
  for (const step of hooks('leadMerged')) step(writer, fromId, intoId)
}
