import { z } from 'zod'
import { ElectronicProfile } from '../core/electronic-address.ts'
import { endpoint } from '../core/endpoint.ts'
import { DateOnly, Id, optionalText, requiredText } from '../core/fields.ts'

/**
 * The syntaxes an invoice can leave in; `facturx` is the PDF with the XML inside, `fattura` a
 * FatturaPA of firms in Italy, `verifactu` the record of firms in Spain for their tax agency and
 * `verifactuVoid` that it was taken back.
 */
export const ElectronicFormat = z.enum([
  'ubl',
  'cii',
  'facturx',
  'fattura',
  'verifactu',
  'verifactuVoid',
])
export type ElectronicFormat = z.infer<typeof ElectronicFormat>

/** BT-3, a code of UNTDID 1001; empty: by what the document is for. */
export const InvoiceKind = z.enum(['', '326', '380', '384', '386', '389'])
export type InvoiceKind = z.infer<typeof InvoiceKind>

/** Whether the buyer pays the tax to the state (art. 17-ter DPR 633/1972); empty: by the customer. */
export const SplitPayment = z.enum(['', 'yes', 'no'])
export type SplitPayment = z.infer<typeof SplitPayment>

/** A delivery note that an invoice is for. */
const DeliveryNote = z.object({
  number: requiredText(20),
  date: DateOnly,
})

/** What an invoice says to a machine beside what stands on paper. Empty: by itself. */
export const ElectronicTerms = z.object({
  /** A kind that does not fit is refused: 386 and 326 are deposits, 389 is written by customers. */
  typeCode: InvoiceKind.default(''),
  /** BT-10, where another than the customer's. */
  buyerReference: optionalText(100),
  /** BT-11 */
  projectReference: optionalText(60),
  /** BT-12 */
  contractReference: optionalText(60),
  /** BT-25, BT-26: the invoice that this one corrects or follows. */
  precedingNumber: optionalText(60),
  precedingDate: DateOnly.nullable().default(null),
  /** BT-73, BT-74 */
  periodStart: DateOnly.nullable().default(null),
  periodEnd: DateOnly.nullable().default(null),
  /** BT-87: the last digits of a card that it was paid with; it stands in place of the account. */
  cardDigits: z
    .string()
    .trim()
    .regex(/^(\d{4,6})?$/, 'cardDigits')
    .default(''),
  /** BT-16; in Italy they make it a deferred invoice (TD24). */
  deliveryNotes: z.array(DeliveryNote).max(20).default([]),
  splitPayment: SplitPayment.default(''),
})
export type ElectronicTerms = z.infer<typeof ElectronicTerms>

/** A rule of EN 16931 or of the customer's profile that a document breaks. */
export const BrokenRule = z.object({
  /** `BR-CO-25`, `BR-DE-15`. */
  rule: z.string(),
  /** A key of the texts `rule.*`. */
  key: z.string(),
  /** Where it can be mended. */
  place: z.enum(['document', 'terms', 'customer', 'firm', 'taxes']),
  /** The line it is about, counted from 1; null for the whole document. */
  line: z.int().nullable(),
  /** The path of the field there; empty where it is no single field. */
  field: z.string().default(''),
})
export type BrokenRule = z.infer<typeof BrokenRule>

/** What is kept of an issued document; `pdf` has the XML inside where that broke no rule. */
export const KeptFormat = z.enum(['ubl', 'cii', 'fattura', 'pdf'])
export type KeptFormat = z.infer<typeof KeptFormat>

/** A file as it was kept when the document was issued, or when it was first asked for. */
export const KeptFile = z.object({
  format: KeptFormat,
  name: z.string(),
  /** Bytes. */
  size: z.int(),
  /** Of the bytes, as hexadecimal digits. */
  sha256: z.string(),
  keptAt: z.iso.datetime(),
  /** Where the bytes were lost or damaged: what was printed in their place, which proves nothing. */
  printedAnew: z.object({ at: z.iso.datetime(), sha256: z.string() }).nullable(),
})
export type KeptFile = z.infer<typeof KeptFile>

export const ElectronicView = z.object({
  terms: ElectronicTerms,
  profile: ElectronicProfile,
  /** The kinds that fit what the document is for. */
  kinds: z.array(InvoiceKind),
  /** Whether firm and customer are in a country where the buyer may pay the tax to the state. */
  maySplit: z.boolean(),
  broken: z.array(BrokenRule),
  /** Whether a receiver expects a structured invoice: elsewhere its rules bind nobody. */
  isExpected: z.boolean(),
  /** What is kept of it, byte for byte. */
  kept: z.array(KeptFile),
  /** What it can be downloaded as; a draft as nothing yet. */
  formats: z.array(ElectronicFormat),
  /** A draft's terms can be changed. */
  isDraft: z.boolean(),
})
export type ElectronicView = z.infer<typeof ElectronicView>

const one = z.object({ firmId: Id, invoiceId: Id })
const path = '/firms/{firmId}/invoices/{invoiceId}/electronic' as const
const tags = ['Invoices']

/** Part of the invoices' contract. */
export const electronicCalls = {
  /** What the document says to machines, and which rules it would break. */
  electronic: endpoint
    .meta({ needs: 'invoice:view' })
    .route({ method: 'GET', path, tags })
    .input(one)
    .output(ElectronicView),
  /** Of a draft only: what is issued stays as it was. */
  setElectronicTerms: endpoint
    .meta({ needs: 'invoice:edit' })
    .route({ method: 'PUT', path, tags })
    .input(ElectronicTerms.extend(one.shape))
    .output(ElectronicView),
  /** The issued document as a file: the bytes that were kept when it was issued. */
  electronicFile: endpoint
    .meta({ needs: 'invoice:view', isHeavy: true })
    .route({ method: 'GET', path: `${path}/file`, tags })
    .input(one.extend({ format: ElectronicFormat.default('ubl') }))
    .output(z.file()),
}
