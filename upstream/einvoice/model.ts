/**
 * An electronic invoice in the business terms of EN 16931 (BT-…, BG-…), whatever its syntax.
 * Every text is as the file has it, so that nothing is lost on the way; an empty text is an absent term.
 * Amounts and rates are machine decimals and dates `YYYY-MM-DD` where the file wrote such, however it did.
 */
export type ElectronicInvoice = {
  /** BT-24, the rules the invoice follows. */
  specification: string
  /** BT-23 */
  process: string
  /** BT-1 */
  number: string
  /** BT-2 */
  issueDate: string
  /** BT-3, a code of UNTDID 1001: 380, 381, 384, 386, 389, 326 … */
  typeCode: string
  /** BT-5 */
  currency: string
  /** BT-6, the currency in which tax is accounted for, when another. */
  taxCurrency: string
  /** BT-7 */
  taxPointDate: string
  /** BT-8, a code of UNTDID 2005. */
  taxPointCode: string
  /** BT-9 */
  dueDate: string
  /** Days and amounts where it is paid in parts; EN 16931 has them as words alone, BT-20. */
  instalments?: readonly { dueDate: string; amount: string }[]
  /** BT-10, in Germany the Leitweg-ID. */
  buyerReference: string
  /** BT-11 */
  projectReference: string
  /** BT-12 */
  contractReference: string
  /** BT-13, the buyer's number of the order. */
  orderReference: string
  /** BT-14 */
  salesOrderReference: string
  /** BT-15 */
  receivingReference: string
  /** BT-16 */
  despatchReference: string
  /** BT-17 */
  tenderReference: string
  /** BT-18 */
  object: Identifier | null
  /** BT-19 */
  accountingReference: string
  /** BT-20 */
  paymentTerms: string
  /** What paying early saves, where a file says it in figures beside its words (BG-X-56). */
  earlyPayment?: EarlyPayment[]
  /** BG-1 */
  notes: { subject: string; text: string }[]
  /** BG-3, the invoices that this one corrects or continues. */
  precedingInvoices: { number: string; issueDate: string }[]
  /** BG-4 */
  seller: InvoiceParty
  /** BG-7 */
  buyer: InvoiceParty
  /** BG-10, who is paid, when not the seller. */
  payee: Payee | null
  /** BG-11 */
  taxRepresentative: { name: string; vatId: string; address: InvoiceAddress } | null
  /** BG-13 */
  delivery: Delivery | null
  /** BG-14 */
  period: Period | null
  /** BG-16, one for each means. */
  payments: PaymentMeans[]
  /** What the buyer holds back of the total; EN 16931 does not know it, a FatturaPA does. */
  withheld?: readonly { kind: string; amount: string }[]
  /** BG-20 */
  allowances: AllowanceCharge[]
  /** BG-21 */
  charges: AllowanceCharge[]
  /** BG-22 */
  totals: InvoiceTotals
  /** BG-23 */
  taxes: TaxBreakdown[]
  /** BG-24 */
  documents: SupportingDocument[]
  /** BG-25 */
  lines: ElectronicLine[]
}

/** A number and the list it is from; `scheme` is empty where none is said. */
export type Identifier = { id: string; scheme: string }

/** BG-26, BG-14; both ends included. */
export type Period = { start: string; end: string }

/** BG-5, BG-8, BG-12, BG-15 */
export type InvoiceAddress = {
  line1: string
  line2: string
  line3: string
  city: string
  postcode: string
  region: string
  country: string
}

/** The terms BT-27 to BT-43 of a seller, BT-44 to BT-58 of a buyer. */
export type InvoiceParty = {
  name: string
  tradingName: string
  ids: Identifier[]
  legalId: Identifier | null
  vatId: string
  /** BT-32, the number at the tax office. */
  taxNumber: string
  /** BT-33 */
  legalForm: string
  /** BT-34, BT-49: where electronic documents reach it. */
  endpoint: Identifier | null
  address: InvoiceAddress
  contact: { name: string; phone: string; email: string } | null
}

/** A percentage and the days after the invoice within which it may be kept; `base` is empty for the whole. */
export type EarlyPayment = { rate: string; days: string; base: string }

export type Payee = { name: string; id: Identifier | null; legalId: Identifier | null }

export type Delivery = {
  /** BT-70 */
  name: string
  /** BT-71 */
  location: Identifier | null
  /** BT-72 */
  date: string
  address: InvoiceAddress | null
}

/** BG-16 to BG-19: how it is to be paid, or was. */
export type PaymentMeans = {
  /** BT-81, a code of UNTDID 4461. */
  code: string
  /** BT-82 */
  text: string
  /** BT-83, what the payer is to quote. */
  remittance: string
  /** BG-17, BT-84 to BT-86 */
  account: { id: string; name: string; bic: string } | null
  /** BG-18 */
  card: { number: string; holder: string } | null
  /** BG-19 */
  debit: { mandate: string; creditorId: string; account: string } | null
}

/** BG-20, BG-21; without tax on lines (BG-27, BG-28). */
export type AllowanceCharge = {
  amount: string
  base: string
  percent: string
  category: string
  rate: string
  reason: string
  reasonCode: string
}

export type InvoiceTotals = {
  /** BT-106 */
  lines: string
  /** BT-107 */
  allowances: string
  /** BT-108 */
  charges: string
  /** BT-109 */
  net: string
  /** BT-110 */
  tax: string
  /** BT-111, in the currency of BT-6. */
  accountedTax: string
  /** BT-112 */
  gross: string
  /** BT-113 */
  prepaid: string
  /** BT-114 */
  rounding: string
  /** BT-115 */
  due: string
}

export type TaxBreakdown = {
  base: string
  tax: string
  /** BT-118, a code of UNTDID 5305. */
  category: string
  rate: string
  /** BT-120 */
  reason: string
  /** BT-121, VATEX-…; N1 to N7 in a FatturaPA. */
  reasonCode: string
}

export type SupportingDocument = {
  id: string
  description: string
  url: string
  /** Its contents, in base 64. */
  file: { type: string; name: string; content: string } | null
}

export type ElectronicLine = {
  /** BT-126 */
  id: string
  /**
   * What it is where it is no position that counts (Factur-X EXTENDED, BT-X-8): `group` repeats the sum
   * of others, `information` counts for nothing.
   */
  role?: 'group' | 'information'
  /** BT-127 */
  note: string
  /** BT-128 */
  object: Identifier | null
  /** BT-129 */
  quantity: string
  /** BT-130, a code of Recommendation 20 or 21. */
  unit: string
  /** BT-131 */
  net: string
  /** BT-132 */
  orderLine: string
  /** BT-133 */
  accountingReference: string
  period: Period | null
  allowances: AllowanceCharge[]
  charges: AllowanceCharge[]
  /** BG-29: BT-146 to BT-150 */
  price: { net: string; discount: string; gross: string; quantity: string; unit: string }
  /** BT-151 */
  category: string
  /** BT-152 */
  rate: string
  /** BT-153 */
  name: string
  /** BT-154 */
  description: string
  /** BT-155 */
  sellerId: string
  /** BT-156 */
  buyerId: string
  /** BT-157 */
  standardId: Identifier | null
  /** BT-158 */
  classes: (Identifier & { version: string })[]
  /** BT-159 */
  origin: string
  /** BG-32 */
  attributes: { name: string; value: string }[]
}
