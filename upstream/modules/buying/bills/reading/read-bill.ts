import { type Bill, BillInput, type FileProblem, type UnreadText } from '#contract/buying/bills.ts'
import { isCurrency } from '#contract/core/currencies.ts'
import { AppError, invalidField } from '#contract/core/errors.ts'
import { DateOnly } from '#contract/core/fields.ts'
import {
  type InvoiceRefusal,
  type ReadInvoice,
  readInvoiceInSteps,
} from '../../../../einvoice/index.ts'
import type { HandlerContext } from '../../../../firm/implement.ts'
import type { FirmContext, Reader, Writer } from '../../../../firm/store.ts'
import { firmDate, getFirmProfile } from '../../../firm/firms/index.ts'
import {
  addAttachment,
  attachmentsOf,
  fileTypeOf,
  requireKeepable,
} from '../../../firm/records/index.ts'
import { getBill } from '../reader.ts'
import { createBill, keepProblem, keepWithDraft } from '../service.ts'
import { askedAmountOf, billOfInvoice, isCollected, sellerOf } from './bill-of-invoice.ts'
import { otherBuyerOf } from './other-buyer.ts'
import { type ReadReceipt, type ReceiptReader, receiptReaderOf } from './receipt-reader.ts'
import { statedTotal, sumParts } from './stated-sums.ts'
import { discountOfTerms, termsOf } from './terms-of-invoice.ts'

/** Files that become a draft to be filled in beside them. */
const shown: readonly string[] = [
  ...['application/pdf', 'image/png', 'image/jpeg', 'image/webp', 'image/heic'],
]

/** As many documents one file may hold: each becomes a draft with a copy of the file. */
const maxDocuments = 50

/**
 * Makes a draft of a file and keeps the file with it: of an electronic invoice with all it says, of
 * a picture with what a reader makes of it, of any other PDF with nothing but the file. A file with
 * several documents becomes as many drafts; the first is given.
 * @param made what else belongs into the transaction that makes a draft
 * @throws AppError invalid for what is no bill, a file of too many, an electronic invoice that cannot be read, or one in
 *   a currency without a rate
 */
export async function readBill(
  context: HandlerContext,
  { file, exchangeRate }: { file: File; exchangeRate: string },
  reader: ReceiptReader | undefined = receiptReaderOf(context.env),
  made: (writer: Writer, id: string) => void = () => undefined,
): Promise<Bill> {
  requireKeepable(file)
  const bytes = new Uint8Array(await file.arrayBuffer())
  const type = fileTypeOf(bytes)
  const read = await readInvoiceInSteps(bytes, { name: file.name, type: file.type })
  if ('refusal' in read && !shown.includes(type)) {
    throw invalidField(
      'file',
      read.refusal === 'noInvoice' ? 'noBillFile' : refusalKey(read.refusal),
    )
  }
  if (!('refusal' in read) && read.others.length >= maxDocuments) {
    throw invalidField('file', 'tooManyInvoices', { maximum: maxDocuments })
  }
  const picture = 'refusal' in read ? await reader?.(bytes, type) : undefined
  const { store, firm } = context
  const plain = (problem?: FileProblem) =>
    store.transact(firm, (writer) => {
      const id = draftOf(writer, firm, file.name, picture)
      if (problem) keepProblem(writer, id, problem)
      made(writer, id)
      return [id]
    })
  const whole = (invoices: readonly Invoice[], unread: readonly UnreadText[]) =>
    store.transact(firm, (writer) =>
      invoices.map((invoice) => {
        const id = invoiceDraft(writer, firm, invoice, { exchangeRate, unread })
        made(writer, id)
        return id
      }),
    )
  const ids =
    'refusal' in read
      ? plain(problemOf(read.refusal))
      : orPlain(() => whole([read.document, ...read.others], read.warnings), {
          container: read.container,
          plain,
          isAlone: firm.isUnattended === true,
        })
  for (const id of ids) {
    const record = { kind: 'bill', id }
    if (attachmentsOf(store.reader, record).length > 0) continue
    const after = { ...context, firm: { ...firm, idempotency: null } }
    await addAttachment(after, record, file)
  }
  return getBill(store.reader, firm, ids[0] ?? '')
}

type Invoice = Parameters<typeof sellerOf>[0]

function refusalKey(refusal: InvoiceRefusal): string {
  return refusal === 'zugferd1' ? 'zugferd1' : 'brokenInvoice'
}

/** Why an invoice inside a PDF was not read; undefined for a PDF that holds none. */
function problemOf(refusal: InvoiceRefusal): FileProblem | undefined {
  if (refusal === 'noAttachment' || refusal === 'noInvoice' || refusal === 'locked')
    return undefined
  return { key: refusalKey(refusal), params: {} }
}

/**
 * What a PDF shows is a bill though the invoice inside is none that can be read: a draft of it is made,
 * with the reason. Questions that a person answers are asked as of any other file; where nobody is there to
 * answer, the rate of a currency stays open with the draft.
 */
function orPlain(
  make: () => string[],
  {
    container,
    plain,
    isAlone,
  }: {
    container: ReadInvoice['container']
    plain: (problem: FileProblem) => string[]
    isAlone: boolean
  },
): string[] {
  try {
    return make()
  } catch (error) {
    const fields = error instanceof AppError ? error.fields : {}
    const problem = fields.file ?? (isAlone ? fields.exchangeRate : undefined)
    if (container !== 'pdf' || !problem || problem.key === 'ownInvoice') throw error
    return plain({ key: problem.key, params: problem.params ?? {} })
  }
}

function invoiceDraft(
  writer: Writer,
  context: FirmContext,
  invoice: Invoice,
  { exchangeRate, unread }: { exchangeRate: string; unread: readonly UnreadText[] },
): string {
  if (isOwn(writer, invoice)) throw invalidField('file', 'ownInvoice')
  const input = BillInput.safeParse(drafted(writer, invoice))
  if (!input.success) throw invalidField('file', 'brokenInvoice')
  const { id } = createFrom(writer, context, { ...input.data, exchangeRate })
  const stated = statedTotal(invoice)
  keepWithDraft(writer, id, {
    seller: sellerOf(invoice),
    askedAmount: askedAmountOf(invoice),
    otherBuyer: otherBuyerOf(getFirmProfile(writer), invoice),
    isCollected: isCollected(invoice),
    terms: termsOf(invoice),
    discount: discountOfTerms(invoice),
    fileTotal: stated === undefined ? null : Math.abs(stated),
    sumParts: sumParts(invoice),
    unread: [...cardsOf(invoice), ...dueIn(invoice), ...unread].slice(0, maxUnread),
  })
  return id
}

/**
 * As `billOfInvoice`, with every refusal at the file.
 * @throws AppError invalid, also for amounts beyond any bill
 */
export function drafted(reader: Reader, invoice: Invoice): BillInput {
  try {
    return billOfInvoice(reader, invoice)
  } catch (error) {
    if (error instanceof RangeError) throw invalidField('file', 'brokenInvoice')
    if (!(error instanceof AppError) || error.code !== 'invalid' || error.fields.file) throw error
    throw invalidField('file', 'brokenInvoice')
  }
}

/** A file may be full of what nobody reads: its beginning is shown, and all of it is kept with the draft. */
const maxUnread = 100

/** A due day that is none is shown as it stands there. */
function dueIn({ dueDate }: Invoice): UnreadText[] {
  const isDay = dueDate === '' || DateOnly.safeParse(dueDate).success
  return isDay ? [] : [{ path: 'BT-9', text: dueDate }]
}

/** BG-18: a card that it was paid with, or is to be. */
function cardsOf({ payments }: Invoice): UnreadText[] {
  return payments.flatMap(({ code, card }) =>
    card ? [{ path: `BG-18 (${code})`, text: [card.number, card.holder].join(' ').trim() }] : [],
  )
}

/**
 * Whether the firm itself is the seller: an invoice of its own, or one that its customer wrote for it
 * (389), is nothing that it owes.
 */
function isOwn(reader: Reader, { seller, buyer }: Invoice): boolean {
  const own = plainId(getFirmProfile(reader).vatId)
  return own !== '' && plainId(seller.vatId) === own && plainId(buyer.vatId) !== own
}

function plainId(vatId: string): string {
  return vatId.replace(/[^A-Za-z0-9]/g, '').toUpperCase()
}

/** As the document says it; where its own sums do not agree, its lines, for a person to look at. */
function createFrom(writer: Writer, context: FirmContext, input: BillInput): Bill {
  try {
    return createBill(writer, context, input, true)
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'invalid') throw error
    if (error.fields.exchangeRate) throw error
    if (error.fields.withheldTax) return createFrom(writer, context, { ...input, withheldTax: '' })
    if (!error.fields.total) throw invalidField('file', 'brokenInvoice')
    return createBill(writer, context, { ...input, total: '' }, true)
  }
}

/** A draft that holds what a picture says, or nothing but the file's name. */
function draftOf(
  writer: Writer,
  context: FirmContext,
  fileName: string,
  read: ReadReceipt | undefined,
): string {
  const { baseCurrency } = getFirmProfile(writer)
  const today = firmDate(writer, context)
  const currency = read && isCurrency(read.currency) ? read.currency : baseCurrency
  const isForeign = currency !== baseCurrency
  const total = isForeign ? '' : (read?.total ?? '')
  const unitPrice = total || '0'
  const description = read?.supplierName || fileName
  const blank = { unit: '', account: '', taxCode: '', tax: '', billTo: '', costCentreId: '' }
  const line = { ...blank, description, quantity: '1', unitPrice }
  const { id } = createBill(writer, context, {
    kind: 'bill',
    supplierId: null,
    supplierName: read?.supplierName ?? '',
    supplierNumber: read?.supplierNumber ?? '',
    date: read?.date || today,
    dueDate: null,
    currency: baseCurrency,
    exchangeRate: '',
    priceMode: 'gross',
    lines: [line],
    total,
    paymentReference: '',
    iban: '',
    withheldTax: '',
    isSelfBilled: false,
    supplyDate: null,
    corrects: '',
    custom: {},
    note: isForeign ? `${read?.total ?? ''} ${currency}` : '',
  })
  return id
}
