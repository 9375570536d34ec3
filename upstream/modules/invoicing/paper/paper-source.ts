import type { Language } from '#contract/fields.ts'
import type { Address, FirmInput } from '#contract/firms.ts'
import type { DocumentState } from '#contract/invoice.ts'

type LanguageTexts = Record<Language, string>

/** The firm as a document names it: as it was when the document was finalised, as it is in a draft. */
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
  quantity: string
  unit: string
  unitPrice: string
  discount: { kind: 'percent' | 'amount'; value: string } | null
  taxCode: string
  tax: { category: string; rate: string }
  amount: number
}

/** All that a document's paper is made from. Amounts are minor units of `currency`. */
export type PaperSource = {
  kind: 'invoice' | 'creditNote'
  state: DocumentState
  number: string | null
  language: Language
  issueDate: string
  supplyDate: string | null
  dueDate: string
  currency: string
  exchangeRate: string
  priceMode: 'net' | 'gross'
  purchaseOrder: string
  notes: string
  subtotal: number
  documentDiscount: number
  taxGroups: { category: string; rate: string; base: number; tax: number; baseTax: number }[]
  tax: number
  total: number
  paid: number
  credited: number
  discounted: number
  writtenOff: number
  due: number
  /** When all of `paid` came at once. */
  paidDate: string | null
  creditsNumber: string | null
  seller: PaperSeller
  hasLogo: boolean
  buyer: PaperBuyer
  lines: PaperLine[]
  /** Legal notes by tax code. */
  taxNotes: ReadonlyMap<string, LanguageTexts>
}
