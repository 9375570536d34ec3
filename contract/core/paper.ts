import { z } from 'zod'
import { FieldProblems } from './field-problems.ts'
import { Language } from './fields.ts'

const Fact = z.object({ label: z.string(), value: z.string() })

/** A document as paper: every text resolved and formatted, so that screen and PDF say the same. */
export const PaperView = z.object({
  /** What it is, `invoice`: the name of a kind of document. */
  kind: z.string(),
  language: Language,
  paper: z.enum(['A4', 'Letter']),
  isDraft: z.boolean(),
  look: z.object({
    layout: z.enum(['classic', 'letter', 'modern']),
    /** Colours as `#1f4f8f`, empty for ours: of titles, and of the strong lines. */
    accent: z.string(),
    rule: z.string(),
  }),
  /** The firm's own words above the lines and below the sums. */
  opening: z.string(),
  closing: z.string(),
  title: z.string(),
  number: z.string().nullable(),
  seller: z.object({ name: z.string(), lines: z.array(z.string()), hasLogo: z.boolean() }),
  buyer: z.object({ label: z.string(), name: z.string(), lines: z.array(z.string()) }),
  facts: z.array(Fact),
  columns: z.object({
    item: z.string(),
    quantity: z.string(),
    price: z.string(),
    discount: z.string(),
    tax: z.string(),
    amount: z.string(),
  }),
  rows: z.array(
    z.object({
      /** Above the row: the title of a section, and text of its own. */
      heading: z.string(),
      textAbove: z.string(),
      /** Below it: what the section comes to. */
      subtotal: Fact.nullable(),
      description: z.string(),
      detail: z.string(),
      quantity: z.string(),
      price: z.string(),
      discount: z.string(),
      tax: z.string(),
      amount: z.string(),
    }),
  ),
  notes: z.object({ label: z.string(), text: z.string() }).nullable(),
  /** Conditions, which may be long. */
  terms: z.object({ label: z.string(), text: z.string() }).nullable(),
  totals: z.array(Fact.extend({ kind: z.enum(['plain', 'strong', 'balance']) })),
  taxNotes: z.array(z.string()),
  /** The code of a tax agency, with the words the law wants above and below it. */
  agencyCode: z
    .object({ payload: z.string(), heading: z.string(), lines: z.array(z.string()) })
    .nullable(),
  /** The QR-bill of Switzerland and Liechtenstein; null where none is to be paid with. */
  swissBill: z
    .object({
      payload: z.string(),
      texts: z.object({
        paymentPart: z.string(),
        receipt: z.string(),
        account: z.string(),
        reference: z.string(),
        message: z.string(),
        payableBy: z.string(),
        payableByBlank: z.string(),
        currency: z.string(),
        amount: z.string(),
        acceptance: z.string(),
        separate: z.string(),
      }),
      account: z.array(z.string()),
      reference: z.string(),
      message: z.string(),
      /** Empty where the address is not known whole: it is filled in by hand. */
      debtor: z.array(z.string()),
      currency: z.string(),
      amount: z.string(),
    })
    .nullable(),
  foot: z.object({
    facts: z.array(Fact),
    lines: z.array(z.string()),
    /** Payload of the EPC069-12 payment code; null where none is due in euro. */
    paymentCode: z.string().nullable(),
    paymentCodeLabel: z.string(),
  }),
})
export type PaperView = z.infer<typeof PaperView>

/** What stands in the way of a draft, by field path. */
export const DraftCheck = z.object({
  problems: FieldProblems,
  /** How it would look; null while its totals cannot be worked out. */
  paper: PaperView.nullable(),
})
