import type { FirmContext, Writer } from '../../firm/store.ts'
import type { DocumentRow, LineRow } from './reader.ts'

/** A line of a document, and which line of an invoice it takes back. */
type ToldLine = Pick<LineRow, 'id' | 'itemId' | 'quantity'> & { creditsLineId?: string | null }

/**
 * What another module does when an invoice becomes final, is credited or void, in the same
 * transaction: `upstream/modules/<module>/invoice-steps.ts`, as
 * `export const invoiceSteps: InvoiceSteps = { … }`.
 */
export type InvoiceSteps = {
  finalised(
    writer: Writer,
    context: FirmContext,
    invoice: DocumentRow,
    lines: readonly ToldLine[],
  ): void
  credited(
    writer: Writer,
    context: FirmContext,
    note: DocumentRow,
    lines: readonly ToldLine[],
  ): void
  /** `date` is the day it is taken back. */
  voided(writer: Writer, context: FirmContext, invoice: DocumentRow, date: string): void
}

const found = Object.values(
  import.meta.glob<InvoiceSteps>('../*/invoice-steps.ts', { eager: true, import: 'invoiceSteps' }),
)

export const tellFinalised: InvoiceSteps['finalised'] = (...told) => {
  for (const one of found) one.finalised(...told)
}

export const tellCredited: InvoiceSteps['credited'] = (...told) => {
  for (const one of found) one.credited(...told)
}

export const tellVoided: InvoiceSteps['voided'] = (...told) => {
  for (const one of found) one.voided(...told)
}
