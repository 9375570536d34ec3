import { hooks } from '../../../core/hooks.ts'
import type { FirmContext, Writer } from '../../../firm/store.ts'
import type { DocumentRow, LineRow } from './reader.ts'

declare module '../../../core/hooks.ts' {
  interface ModuleParts {
    /** What it does when an invoice becomes final, is credited or void. */
    invoiceSteps: InvoiceSteps
  }
}

/** A line of a document, and which line of an invoice it takes back. */
type StepLine = Pick<LineRow, 'id' | 'itemId' | 'quantity' | 'costCentreId'> & {
  creditsLineId?: string | null
}

/**
 * What another module does when an invoice becomes final, is credited or void, in the same
 * transaction: given as `invoiceSteps` in its manifest.
 */
export type InvoiceSteps = {
  finalised(
    writer: Writer,
    context: FirmContext,
    invoice: DocumentRow,
    lines: readonly StepLine[],
  ): void
  credited(
    writer: Writer,
    context: FirmContext,
    note: DocumentRow,
    lines: readonly StepLine[],
  ): void
  /** Its balance changed, by a payment or what else settles it; `invoice` is as it is then. */
  settled?(writer: Writer, context: FirmContext, invoice: DocumentRow): void
  /** `date` is the day it is taken back. */
  voided(writer: Writer, context: FirmContext, invoice: DocumentRow, date: string): void
}

export const runFinalisedSteps: InvoiceSteps['finalised'] = (...given) => {
  for (const one of hooks('invoiceSteps')) one.finalised(...given)
}

export const runCreditedSteps: InvoiceSteps['credited'] = (...given) => {
  for (const one of hooks('invoiceSteps')) one.credited(...given)
}

export const runSettledSteps: NonNullable<InvoiceSteps['settled']> = (...given) => {
  for (const one of hooks('invoiceSteps')) one.settled?.(...given)
}

export const runVoidedSteps: InvoiceSteps['voided'] = (...given) => {
  for (const one of hooks('invoiceSteps')) one.voided(...given)
}
