import { z } from 'zod'
import { ElectronicProfile } from './electronic-address.ts'
import { endpoint } from './endpoint.ts'
import { DateOnly, Id, optionalText } from './fields.ts'

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

/** What an invoice says to a machine beside what stands on paper. Empty: by itself. */
export const ElectronicTerms = z.object({
  /** BT-3, a code of UNTDID 1001. */
  typeCode: z.enum(['', '326', '380', '384', '386', '389']).default(''),
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
})
export type BrokenRule = z.infer<typeof BrokenRule>

export const ElectronicView = z.object({
  terms: ElectronicTerms,
  profile: ElectronicProfile,
  broken: z.array(BrokenRule),
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
  /** The issued document as a file, the same bytes each time. */
  electronicFile: endpoint
    .meta({ needs: 'invoice:view', isHeavy: true })
    .route({ method: 'GET', path: `${path}/file`, tags })
    .input(one.extend({ format: ElectronicFormat.default('ubl') }))
    .output(z.file()),
}
