import { z } from 'zod'
import { invalidField } from '#contract/core/errors.ts'
import { DateOnly } from '#contract/core/fields.ts'
import { InvoiceInput } from '#contract/selling/invoice.ts'
import { takeSnapshot } from '../../../documents/snapshot.ts'
import { addDays, daysBetween } from '../../../firm/calendar.ts'
import type { FirmContext, Writer } from '../../../firm/store.ts'
import { lastNumberDate, takeNumber } from '../../books/numbering/index.ts'
import { listTaxRates } from '../../books/taxes/index.ts'
import { getFirmProfile } from '../../firm/firms/index.ts'
import { listCustomerNames } from '../../firm/parties/index.ts'
import { type DraftValues, draftValues } from './draft-values.ts'
import { invoicePosting } from './invoice-posting.ts'
import { postInvoice } from './post-invoice.ts'
import { lastHashOf } from './reader.ts'
import { seal } from './seal.ts'
import { insertDocument, saveLastHash } from './writer.ts'

/** At most two thousand, so that a call stays within the patience of its caller. */
export const SeedInvoices = z.object({
  count: z.number().int().min(1).max(2_000),
  from: DateOnly,
  to: DateOnly,
})

type Sample = DraftValues & { posting: ReturnType<typeof invoicePosting>; snapshot: string }

/**
 * Writes many finalised invoices, spread over a span of days of one year, for measuring with. It
 * leaves out what a person's click would check anew each time, and nothing of what is kept:
 * numbers, chain, journal, sums and search are as if each had been finalised by itself.
 * @throws AppError invalid for a firm without customers, or dates before the series' last
 */
export function seedInvoices(
  writer: Writer,
  context: FirmContext,
  { count, from, to }: z.infer<typeof SeedInvoices>,
): { count: number; last: string } {
  const lastDate = lastNumberDate(writer, { kind: 'invoice', date: from })
  if (from < lastDate) throw invalidField('from', 'invalidDate')
  if (to < from || to.slice(0, 4) !== from.slice(0, 4)) throw invalidField('to', 'invalidDate')
  const samples = sampleInvoices(writer, context)
  const span = daysBetween(from, to) + 1
  let lastHash = lastHashOf(writer, 'invoice')
  let number = ''
  for (let at = 0; at < count; at++) {
    const sample = samples[(at * 7) % samples.length]
    if (!sample) throw invalidField('customerId', 'required')
    const issueDate = addDays(from, Math.floor((at * span) / count))
    const taken = takeNumber(writer, { kind: 'invoice', date: issueDate })
    number = taken.number
    lastHash = writeOne(writer, context, sample, {
      number,
      numberOrder: taken.order,
      issueDate,
      dueDate: addDays(issueDate, sample.document.paymentTermsDays),
      previousHash: lastHash,
    })
  }
  saveLastHash(writer, 'invoice', lastHash)
  writer.audit({ entity: 'firm', entityId: context.firmId, action: 'seed', after: { count } })
  return { count, last: number }
}

type Own = {
  number: string
  numberOrder: number
  issueDate: string
  dueDate: string
  previousHash: string
}

function writeOne(writer: Writer, context: FirmContext, sample: Sample, own: Own): string {
  const { snapshot, posting } = sample
  const lines = sample.lines.map((line) => ({ ...line, id: context.newId() }))
  const issued = {
    ...sample.document,
    ...own,
    snapshot,
    state: 'finalised' as const,
    totalBase: posting.totalBase,
    dueBase: posting.totalBase,
    finalisedAt: context.now.toISOString(),
  }
  const row = insertDocument(writer, context, issued, lines)
  const hash = seal(own.previousHash, row, lines)
  writer.sql.exec('update invoices set hash = ? where row_number = ?', hash, row.rowNumber)
  writer.audit({
    entity: 'invoice',
    entityId: row.id,
    action: 'finalise',
    title: own.number,
    amount: row.total,
    currency: row.currency,
    detail: own.number,
  })
  postInvoice(writer, context, { ...row, hash }, posting)
  return hash
}

/** Worked out once each, and repeated: three lines to every one of up to 64 customers. */
function sampleInvoices(writer: Writer, context: FirmContext): Sample[] {
  const { baseCurrency, language, paymentTermsDays } = getFirmProfile(writer)
  const taxCode = listTaxRates(writer).find(({ isDefault }) => isDefault)?.code
  return listCustomerNames(writer, 64).map(({ id: customerId }, at) => {
    const input = InvoiceInput.parse({
      customerId,
      language,
      paymentTermsDays,
      issueDate: '2000-01-01',
      currency: baseCurrency,
      lines: [
        { description: 'Oak pendant lamp', quantity: `${at + 1}`, unitPrice: '148.5', taxCode },
        { description: 'Linen shade, 40 cm', quantity: '3', unitPrice: `${40 + at}.25`, taxCode },
        { description: 'Fitting on site', quantity: '2.5', unit: 'h', unitPrice: '52', taxCode },
      ],
    })
    const values = draftValues(writer, context, input)
    const postable = { ...values.document, total: values.totals.total }
    return {
      ...values,
      posting: invoicePosting(writer, postable, values.lines, baseCurrency),
      snapshot: JSON.stringify(takeSnapshot(writer, customerId, values.lines)),
    }
  })
}
