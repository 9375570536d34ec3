import type { PaperView } from '#contract/core/paper.ts'

/** A caption and what it says, both as the reader sees them. */
export type PaperFact = { label: string; value: string }

export type PaperLogo = { bytes: Uint8Array; type: 'png' | 'jpeg' }

export type PaperRow = {
  /** Above the row, over the whole width: the title of a section, and text of its own. */
  heading?: string
  textAbove?: string
  /** Below it: what the section comes to. */
  subtotal?: PaperFact | null
  description: string
  /** A quieter second line under the description, usually the SKU. */
  detail?: string
  quantity: string
  price: string
  discount: string
  tax: string
  amount: string
}

/** `strong` is the total, under a hairline; `balance` is what is still owed, under an ink rule. */
export type PaperTotal = PaperFact & { kind: 'plain' | 'strong' | 'balance' }

export type PaperFoot = {
  /** IBAN, BIC, payment reference. */
  facts: PaperFact[]
  /** Terms, mail address, telephone. */
  lines: string[]
  /** The text of the EPC QR code (EPC069-12); left out when nothing can be paid with it. */
  paymentCode?: string
  /** Says what the code is to those who cannot see it, e.g. "Payment code". */
  paymentCodeAlt?: string
}

/**
 * A document as it is printed: every text is final and already in the reader's
 * language and formats, so that the screen's paper and the PDF cannot say different things.
 */
export type PaperDocument = {
  kind: PaperView['kind']
  /** The language the texts are in; becomes the language of the PDF. */
  language: 'en' | 'de' | 'it' | 'ru' | 'es'
  paper: 'A4' | 'Letter'
  isDraft: boolean
  /** Layout and colours; ours where nothing is said. */
  look?: PaperView['look']
  /** The heading, e.g. "Invoice"; a draft's heading says that it is one. */
  title: string
  /** A draft has no number. */
  number: string | null
  /** `lines` are the address, VAT id and registry number. */
  seller: { name: string; lines: string[]; logo?: PaperLogo }
  buyer: { label: string; name: string; lines: string[] }
  /** Issued, due, supply date, the buyer's order. */
  facts: PaperFact[]
  columns: {
    item: string
    quantity: string
    price: string
    discount: string
    tax: string
    amount: string
  }
  rows: PaperRow[]
  notes?: { label: string; text: string }
  terms?: { label: string; text: string }
  totals: PaperTotal[]
  /** What the law wants said about exempt, reverse-charge and similar supplies. */
  taxNotes: string[]
  /** The firm's own words above the lines and below the sums. */
  opening?: string
  closing?: string
  foot: PaperFoot
  /** The code of a tax agency, at the head of the first page. */
  agencyCode?: NonNullable<PaperView['agencyCode']>
  /** The QR-bill of Switzerland, along the lower edge of the last page. */
  swissBill?: NonNullable<PaperView['swissBill']>
  /** Captions of the sums carried over a page break, e.g. "Carried forward", "Brought forward". */
  carry: { forward: string; brought: string }
  /** The running sum of the amounts up to and including each row; without it nothing is carried. */
  carryAmounts?: string[]
  /** Holds `{page}` and `{pages}`; shown only when there is more than one page. */
  pageLabel: string
}

/** What any paper has around its table: letterhead, both parties, foot, page numbers. */
export type LetterPaper = Pick<
  PaperDocument,
  | 'language'
  | 'paper'
  | 'isDraft'
  | 'look'
  | 'title'
  | 'number'
  | 'seller'
  | 'buyer'
  | 'facts'
  | 'foot'
  | 'pageLabel'
> &
  Pick<Partial<PaperDocument>, 'agencyCode'>
