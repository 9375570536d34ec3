import { z } from 'zod'
import { endpoint } from '../core/endpoint.ts'
import * as field from '../core/fields.ts'
import { TaxAccounts, TaxBoxes, TaxCategory, TaxDirection } from '../core/tax-kinds.ts'

/** A rate as forms offer it and documents show it. */
export const TaxRate = z.object({
  code: z.string(),
  name: z.record(field.Language, z.string()),
  rate: field.decimalText(4),
  category: TaxCategory,
  note: z.record(field.Language, z.string()).nullable(),
  isDefault: z.boolean(),
  direction: TaxDirection,
  /** First and last day it applies, both included; null: without end. */
  validFrom: field.DateOnly.nullable(),
  validTo: field.DateOnly.nullable(),
})
export type TaxRate = z.infer<typeof TaxRate>

const AccountCode = field.optionalText(20)

/** One agency's part of a combined rate: the state, the county, the city. */
export const TaxPart = z.object({
  name: field.requiredText(80),
  rate: field.decimalText(4),
  account: AccountCode,
})
export type TaxPart = z.infer<typeof TaxPart>

/** Texts by language; those that are left out are empty. */
const Texts = z.object({
  en: field.optionalText(300),
  de: field.optionalText(300),
  it: field.optionalText(300),
  ru: field.optionalText(300),
  es: field.optionalText(300),
})
export type TaxTexts = z.infer<typeof Texts>

/** Letters, digits, points and hyphens; it stands in addresses and on exports. */
export const TaxCode = z
  .string()
  .trim()
  .min(1, 'required')
  .max(20)
  .regex(/^[A-Za-z0-9][A-Za-z0-9.-]*$/, 'invalidTaxCode')

/** Where a rate posts, and the boxes of a return it fills: none of its own. */
export const noTaxAccounts = {
  output: '',
  input: '',
  income: '',
  returns: '',
  expense: '',
  revenueTax: '',
  discountGiven: '',
  discountReceived: '',
}
export const noTaxBoxes = { saleBase: '', outputTax: '', purchaseBase: '', inputTax: '' }

/** What a person states about a rate. A name in one language stands for those that are left out. */
export const TaxRateInput = z.object({
  code: TaxCode,
  name: Texts,
  /** Percent, up to four decimals. */
  rate: field.decimalText(4).refine((text) => !(Number(text) > 100), 'tooLarge'),
  category: TaxCategory,
  direction: TaxDirection.default('sale'),
  /** What the law wants printed on the document. */
  note: Texts.default({ en: '', de: '', it: '', ru: '', es: '' }),
  /** Code of the VATEX list (EN 16931, BT-121), such as VATEX-EU-IC. */
  vatex: z
    .string()
    .trim()
    .toUpperCase()
    .max(40)
    .regex(/^(VATEX-[A-Z]{2,4}-[A-Z0-9-]+)?$/, 'invalidVatex')
    .default(''),
  /** Share of the tax on purchases that is recovered, in percent; the rest is cost. */
  recoverable: field
    .decimalText(4)
    .refine((text) => !(Number(text) > 100), 'tooLarge')
    .default('100'),
  /** The firm owes the tax on what it buys: both sides are posted, and nothing is paid to the seller. */
  isReverseCharge: z.stringbool().or(z.boolean()).default(false),
  accounts: TaxAccounts.default(noTaxAccounts),
  boxes: TaxBoxes.default(noTaxBoxes),
  parts: z.array(TaxPart).max(8).default([]),
  validFrom: field.DateOnly.nullable().default(null),
})
export type TaxRateInput = z.infer<typeof TaxRateInput>

/** The rate that takes the place of another from a day on. */
export const TaxReplacement = z.object({
  newCode: TaxCode,
  rate: TaxRateInput.shape.rate,
  name: Texts,
  validFrom: field.DateOnly,
  /** New rates of the parts, in their order. */
  partRates: z.array(field.decimalText(4)).max(8).default([]),
})
export type TaxReplacement = z.infer<typeof TaxReplacement>

/** A rate with all that is known of it. */
export const TaxRateDetail = TaxRate.extend({
  vatex: z.string(),
  recoverable: z.string(),
  isReverseCharge: z.boolean(),
  accounts: TaxAccounts,
  boxes: TaxBoxes,
  parts: z.array(TaxPart),
  /** The rate it follows, and the one that follows it. */
  replaces: z.string().nullable(),
  replacedBy: z.string().nullable(),
  /** Once a document, an item or an entry names it, it is ended or replaced and never changed. */
  isUsed: z.boolean(),
  version: field.Version,
})
export type TaxRateDetail = z.infer<typeof TaxRateDetail>

const tags = ['Taxes']
const inFirm = z.object({ firmId: field.Id })
/** As it stands in a path: what cannot be a code is no rate. */
const KnownCode = z.string().max(40)
const one = inFirm.extend({ code: KnownCode })
const path = '/firms/{firmId}/taxes' as const

export const taxesContract = {
  /** Rates that documents and items may name, ended ones included. */
  listRates: endpoint
    .meta({ needs: 'item:view' })
    .route({ method: 'GET', path: '/firms/{firmId}/tax-rates', tags })
    .input(inFirm.extend({ direction: z.enum(['sale', 'purchase', 'all']).default('sale') }))
    .output(z.array(TaxRate)),
  list: endpoint
    .meta({ needs: 'tax:view' })
    .route({ method: 'GET', path, tags })
    .input(inFirm)
    .output(z.array(TaxRateDetail)),
  get: endpoint
    .meta({ needs: 'tax:view' })
    .route({ method: 'GET', path: `${path}/{code}`, tags })
    .input(one)
    .output(TaxRateDetail),
  create: endpoint
    .meta({ needs: 'tax:edit' })
    .route({ method: 'POST', path, tags, successStatus: 201 })
    .input(TaxRateInput.extend({ firmId: field.Id }))
    .output(TaxRateDetail),
  /** Only of a rate that was never used. */
  update: endpoint
    .meta({ needs: 'tax:edit' })
    .route({ method: 'PUT', path: `${path}/{code}`, tags })
    .input(TaxRateInput.extend({ firmId: field.Id, code: KnownCode, version: field.Version }))
    .output(TaxRateDetail),
  /** Ends the rate the day before the new one begins. */
  replace: endpoint
    .meta({ needs: 'tax:edit' })
    .route({ method: 'POST', path: `${path}/{code}/replace`, tags, successStatus: 201 })
    .input(TaxReplacement.extend(one.shape))
    .output(TaxRateDetail),
  /** The last day it applies; null takes the end away again. */
  end: endpoint
    .meta({ needs: 'tax:edit' })
    .route({ method: 'POST', path: `${path}/{code}/end`, tags })
    .input(one.extend({ validTo: field.DateOnly.nullable() }))
    .output(TaxRateDetail),
  /** What new items and lines begin with. */
  setDefault: endpoint
    .meta({ needs: 'tax:edit' })
    .route({ method: 'POST', path: `${path}/{code}/default`, tags })
    .input(one)
    .output(TaxRateDetail),
  /** Only of a rate that was never used. */
  remove: endpoint
    .meta({ needs: 'tax:delete' })
    .route({ method: 'DELETE', path: `${path}/{code}`, tags })
    .input(one)
    .output(z.object({ removed: z.boolean() })),
}
