import type { Discount } from '#contract/books/document.ts'
import type { Language } from '#contract/core/fields.ts'
import type { Minor } from '#contract/core/money.ts'
import type { PaperView } from '#contract/core/paper.ts'
import type { Address, FirmInput } from '#contract/firm/firms.ts'
import type { KeptLook } from '#contract/firm/paper-looks.ts'

export type LanguageTexts = Record<Language, string>

/** The firm as a document names it: as it was when the document was issued, as it is in a draft. */
export type PaperSeller = Pick<
  FirmInput,
  | 'legalName'
  | 'tradeName'
  | 'address'
  | 'vatId'
  | 'taxNumber'
  | 'registryNumber'
  | 'email'
  | 'phone'
  | 'website'
  | 'baseCurrency'
  | 'language'
  | 'bankAccount'
  | 'invoiceFooter'
> & { paper: 'A4' | 'Letter'; taxName: LanguageTexts }

export type PaperBuyer = {
  name: string
  contactName: string
  address: Address
  vatId: string
}

export type PaperLine = {
  sku: string
  description: string
  /** The same in the document's second language, where it is known. */
  also?: string
  quantity: string
  unit: string
  unitPrice: string
  discount: Discount | null
  heading: string
  textAbove: string
  hasSubtotal: boolean
  taxCode: string
  tax: { category: string; rate: string }
  amount: number
  /** Said beside the item's code, as that a line is optional. */
  remark?: string
  /** Whether its amount is not in the document's sums. */
  isLeftOut?: boolean
}

/** What the paper of any kind of document is made from. Amounts are minor units of `currency`. */
export type PaperSource = {
  number: string | null
  language: Language
  issueDate: string
  currency: string
  exchangeRate: string
  priceMode: 'net' | 'gross'
  notes: string
  subtotal: number
  documentDiscount: number
  taxGroups: { category: string; rate: string; base: number; tax: number; baseTax: number }[]
  tax: number
  /** What rounding to coins adds; it is in the total. */
  rounding?: number
  total: number
  /** Tax in the total that the buyer pays to the state (Italy, split payment). */
  splitTax?: number | undefined
  seller: PaperSeller
  hasLogo: boolean
  buyer: PaperBuyer
  lines: PaperLine[]
  /** Legal notes by tax code. */
  taxNotes: ReadonlyMap<string, LanguageTexts>
  /** As it was when the document was issued; ours where none was kept. */
  look?: KeptLook | undefined
  agencyCode?: PaperView['agencyCode']
}

/** What is particular to the paper of a kind; every text is final. */
export type PaperForm = {
  kind: PaperView['kind']
  isDraft: boolean
  title: string
  partyLabel: string
  /** Those without a value are left out. */
  facts: PaperView['facts']
  /** `balance` where nothing follows the total. */
  total: { label: string; kind: 'strong' | 'balance' }
  /** From the total to what is owed. */
  balance: PaperView['totals']
  /** Where to pay; the payment code is left out while its amount is null. */
  payment: { reference: string; amount: Minor | null } | null
  /** Above the firm's own footer, as until when to pay. */
  footLines: string[]
  terms?: PaperView['terms']
  /** Until when to pay or to accept. */
  dueDate?: string
}
