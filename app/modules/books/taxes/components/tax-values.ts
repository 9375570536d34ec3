import { type FormTree, type FormValue, isTree, type TypedTree } from '#app/shell/form/form-tree.ts'
import type { Form } from '#app/shell/form/read-form.ts'
import type { Account } from '#contract/books/accounts.ts'
import type { TaxRateDetail } from '#contract/books/taxes.ts'
import { add, type Decimal, formatDecimal, parseDecimal } from '#contract/core/decimal.ts'
import { type Language, languages } from '#contract/core/fields.ts'
import { percentText, proposedCode } from './proposed-code.ts'

/** Paths of the form where numbers are typed as the language writes them. */
export const decimalFields = ['rate', 'recoverable', 'parts.*.rate', 'partRates.*']

/** How many parts of a rate the form has room for. */
export const partRows = 5

/** What a rate can be posted to. */
export type TaxChoices = { accounts: Account[] }

/** A rate as its form shows it; percentages as a person of the locale writes them. */
export function taxValues(rate: TaxRateDetail, locale: string): TypedTree {
  const { code, name, note, category, direction, vatex, accounts, boxes, validFrom } = rate
  return {
    code,
    category,
    direction,
    vatex,
    accounts,
    boxes,
    name,
    note: note ?? {},
    rate: percentText(rate.rate, locale),
    recoverable: percentText(rate.recoverable, locale),
    isReverseCharge: rate.isReverseCharge ? 'true' : '',
    validFrom: validFrom ?? '',
    parts: rate.parts.map((part) => ({ ...part, rate: percentText(part.rate, locale) })),
  }
}

/** Accounts of the United States' chart for what is owed to state, county and city. */
const agencyAccounts = ['2201', '2202', '2203']

/** A form for a new rate of sales; its parts begin with the accounts of their agencies. */
export function newTaxValues(locale: string, country: string, { accounts }: TaxChoices): TypedTree {
  const known = new Set(accounts.map(({ code }) => code))
  const own = country === 'US' && agencyAccounts.every((code) => known.has(code))
  const parts = own ? agencyAccounts.map((account) => ({ name: '', rate: '', account })) : []
  return { category: 'S', direction: 'sale', recoverable: percentText('100', locale), parts }
}

/**
 * A sent form without empty parts, with their sum where the rate was left empty, and with a code
 * made of country, category and rate where none was typed.
 */
export function completeTaxForm(
  form: Form,
  country: string,
  taken: ReadonlySet<string> = new Set(),
): Form {
  const { data } = form
  const parts = partsOf(data)
  const rate = data.rate === '' || data.rate === undefined ? sumOf(parts) : data.rate
  const made = { country, category: textOf(data.category), rate: textOf(rate) }
  const code = data.code === '' ? proposedCode(made, taken) : data.code
  const isReverseCharge = data.isReverseCharge === 'true' ? 'true' : 'false'
  return { ...form, data: { ...data, ...(code && { code }), rate, parts, isReverseCharge } }
}

/** The rows of parts in which anything was typed. */
function partsOf({ parts }: FormTree): FormTree[] {
  if (!Array.isArray(parts)) return []
  return parts.filter(
    (part): part is FormTree => isTree(part) && (part.name !== '' || part.rate !== ''),
  )
}

function sumOf(parts: readonly FormTree[]): string {
  let sum: Decimal = { units: 0n, scale: 0 }
  for (const part of parts) {
    const rate = parseDecimal(textOf(part.rate), { maxScale: 4 })
    if (!rate) return ''
    sum = add(sum, rate)
  }
  return parts.length === 0 ? '' : formatDecimal(sum)
}

function textOf(value: FormValue | undefined): string {
  return typeof value === 'string' ? value : ''
}

/** The person's language first. */
export function languagesFrom(own: Language): Language[] {
  return [own, ...languages.filter((language) => language !== own)]
}
