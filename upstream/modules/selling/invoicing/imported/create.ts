import { AppError, conflictOf, type FieldProblems, invalidField } from '#contract/core/errors.ts'
import { amountParam, parseAmount } from '#contract/core/money.ts'
import { fieldProblems } from '#contract/core/problems.ts'
import { InvoiceInput } from '#contract/selling/invoice.ts'
import type { ImportedInvoiceLine } from '#contract/selling/invoice-import.ts'
import { wantsSupplyDate } from '#contract/selling/supply-date.ts'
import type { FirmContext, Reader, Writer } from '../../../../firm/store.ts'
import { getFirmProfile } from '../../../firm/firms/index.ts'
import { findCustomer, getStoredParty } from '../../../firm/parties/index.ts'
import { createDraft, deleteDraft } from '../draft.ts'
import { getDocument } from '../reader.ts'
import { linesOfFile, percentOff } from './lines.ts'

/**
 * Makes one draft of the rows of an invoice that another program wrote. It keeps the number that it
 * had there; its own comes from the firm's series when it is issued.
 * @throws AppError invalid at the field of the row: `1.item` is that of the second one; at `invoiceTotal`
 * where the draft comes to something else than the file says
 */
export function createImported(
  writer: Writer,
  context: FirmContext,
  rows: readonly ImportedInvoiceLine[],
): { id: string } {
  const [head] = rows
  if (!head) throw new AppError('unexpected', 'The invoice to import has no lines')
  requireNew(writer, head.number)
  const draft = createDraft(writer, context, inputOf(writer, context, head, rows), {
    importedNumber: head.number,
  })
  requireSameTotal(head, draft)
  return { id: draft.id }
}

/**
 * Takes a draft away that an import made.
 * @throws AppError conflict where it was changed or issued since
 */
export function removeImported(writer: Writer, context: FirmContext, id: string): void {
  const { state, version } = getDocument(writer, id)
  if (state !== 'draft' || version !== 1) {
    throw conflictOf('changedMeanwhile')
  }
  deleteDraft(writer, context, id)
}

/** @throws AppError invalid at `number` for one that an invoice of this firm was imported with */
function requireNew({ sql }: Reader, number: string): void {
  const isKnown = sql
    .exec("select 1 from invoices where imported_number = ? and state <> 'void' limit 1", number)
    .toArray()
  if (isKnown.length > 0) throw invalidField('number', 'alreadyImported')
}

/** @throws AppError invalid at `invoiceTotal` where what is lost on the way, such as a fee, makes a difference */
function requireSameTotal(
  { invoiceTotal: said }: ImportedInvoiceLine,
  { total, currency }: { total: number; currency: string },
): void {
  if (said === '' || parseAmount(said, currency) === total) return
  throw invalidField('invoiceTotal', 'invoiceTotalDiffers', {
    amount: amountParam(total, currency),
  })
}

/**
 * What would be typed for it, with the customer's own terms where the file has no due date.
 * @throws AppError invalid
 */
function inputOf(
  reader: Reader,
  context: FirmContext,
  head: ImportedInvoiceLine,
  rows: readonly ImportedInvoiceLine[],
): InvoiceInput {
  const { customer, date, dueDate, currency, exchangeRate, priceMode, note, invoiceDiscount } = head
  const customerId = findCustomer(reader, context, customer)
  if (customerId === undefined) throw invalidField('customer', 'noSuchCustomer')
  const { address, paymentTermsDays: usualDays } = getFirmProfile(reader)
  const { paymentTermsDays, language } = getStoredParty(reader, customerId)
  const typed = InvoiceInput.safeParse({
    customerId,
    issueDate: date,
    supplyDate: wantsSupplyDate(address.country) ? date : null,
    dueDate,
    paymentTermsDays: paymentTermsDays ?? usualDays,
    currency,
    exchangeRate,
    priceMode,
    language,
    discount: percentOff(invoiceDiscount),
    notes: note,
    lines: linesOfFile(reader, rows),
  })
  if (typed.success) return typed.data
  const fields = atRows(fieldProblems({ issues: typed.error.issues }))
  throw new AppError('invalid', 'The invoice to import contradicts itself', { fields })
}

/** What is wrong with an invoice by the fields of its rows: `lines.1.unit` is `1.unit`. */
function atRows(problems: FieldProblems): FieldProblems {
  const { lines, ...others } = problems
  const named = Object.entries(others).map(([path, problem]) => {
    const field = path.replace(/^lines\.(?=\d)/, '').replace(/\.value$/, '')
    return [fieldsOfFile[field] ?? field, problem]
  })
  // Lines are never too few here: a row makes one.
  if (lines) named.push(['', { ...lines, key: 'tooManyInvoiceLines' }])
  return Object.fromEntries(named)
}

/** Fields of an invoice that a file calls otherwise. */
const fieldsOfFile: Readonly<Record<string, string>> = {
  customerId: 'customer',
  issueDate: 'date',
  supplyDate: 'date',
  paymentTermsDays: 'dueDate',
  discount: 'invoiceDiscount',
  notes: 'note',
}
