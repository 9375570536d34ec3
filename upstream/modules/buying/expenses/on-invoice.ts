import { invariant } from '#contract/core/errors.ts'
import type { Reader, Writer } from '../../../firm/store.ts'
import { hasRest, type InvoiceSteps, linesOf } from '../../selling/invoicing/index.ts'
import { billLinesOnInvoice, markBillLine } from '../bills/index.ts'
import { markPart } from './writer.ts'

/** A part of an expense or a line of a bill that is on an invoice. */
type Billed = { kind: 'expense' | 'bill'; id: string }

/** Says which line of an invoice a part became. */
export function markOnInvoice(
  writer: Writer,
  part: Billed,
  { invoiceId, line }: { invoiceId: string; line: { id: string } | undefined },
): void {
  invariant(line, 'A part became no line of the invoice')
  mark(writer, part, { invoiceId, invoiceLineId: line.id })
}

/** What was on an invoice that is no more can be billed on again. */
export function releaseAll(writer: Writer, invoiceId: string): void {
  for (const part of partsOn(writer, invoiceId)) mark(writer, part, null)
}

/** Parts follow the lines of a draft that were written anew; of lines that are gone they can be billed on again. */
export function followLines(
  writer: Writer,
  invoiceId: string,
  moved: ReadonlyMap<string, string>,
): void {
  for (const part of partsOn(writer, invoiceId)) {
    const invoiceLineId = moved.get(part.invoiceLineId ?? '')
    mark(writer, part, invoiceLineId === undefined ? null : { invoiceId, invoiceLineId })
  }
}

/** What was on lines of an invoice that were credited in full can be billed on again. */
export function releaseLines(
  writer: Writer,
  invoiceId: string,
  lineIds: ReadonlySet<string>,
): void {
  for (const part of partsOn(writer, invoiceId)) {
    if (part.invoiceLineId !== null && lineIds.has(part.invoiceLineId)) mark(writer, part, null)
  }
}

function mark(writer: Writer, { kind, id }: Billed, on: Parameters<typeof markPart>[2]): void {
  if (kind === 'expense') markPart(writer, id, on)
  else markBillLine(writer, id, on)
}

function partsOn(reader: Reader, invoiceId: string) {
  const parts = reader.sql
    .exec<{ id: string; invoiceLineId: string | null }>(
      'select id, invoice_line_id as invoiceLineId from expense_lines where invoice_id = ?',
      invoiceId,
    )
    .toArray()
  return [
    ...parts.map((part) => ({ ...part, kind: 'expense' as const })),
    ...billLinesOnInvoice(reader, invoiceId).map((line) => ({ ...line, kind: 'bill' as const })),
  ]
}

/** What was on an invoice that is void, or on a line of it that was credited in full, can be billed on again. */
export const invoiceSteps: InvoiceSteps = {
  finalised() {},
  credited(writer, _, { creditsId }) {
    if (!creditsId) return
    const credited = linesOf(writer, creditsId).filter((line) => !hasRest(line))
    releaseLines(writer, creditsId, new Set(credited.map(({ id }) => id)))
  },
  voided(writer, _, invoice) {
    releaseAll(writer, invoice.id)
  },
}
