import type { FirmAccess } from '#app/shell/session/session.server.ts'
import { AppError } from '#contract/errors.ts'
import type { Language } from '#contract/fields.ts'
import { type InvoiceChoices, invoicesContract } from '#contract/invoices.ts'
import { type Party, partiesContract } from '#contract/parties.ts'
import type { TaxRate } from '#contract/taxes.ts'
import { percentText } from './amount-text.ts'
import type { RateChoice } from './draft.ts'

/** A customer as the editor shows the chosen one. Amounts are minor units of the firm's currency. */
export type CustomerCard = Pick<
  Party,
  'id' | 'name' | 'email' | 'vatId' | 'address' | 'receivable' | 'overdue'
>

/** What the editor offers to choose from. */
export type EditorChoices = Omit<InvoiceChoices, 'taxRates'> & RateChoices

/** Tax rates as lines show them, and the code of the usual one. */
type RateChoices = { rates: RateChoice[]; usualTax: string }

/** Everything the editor offers, by one call. */
export async function loadChoices(
  { call, firm: { firmId } }: FirmAccess,
  language: Language,
  locale: string,
): Promise<EditorChoices> {
  const { taxRates, ...choices } = await call(invoicesContract.choices, { firmId })
  return { ...choices, ...rateChoices(taxRates, language, locale) }
}

/** An ordinary rate by its percentage alone. */
export function rateChoices(found: TaxRate[], language: Language, locale: string): RateChoices {
  const isPlain = (code: string) => {
    const rate = found.find((known) => known.code === code)
    const same = found.filter((known) => known.rate === rate?.rate && known.category === 'S')
    return rate?.category === 'S' && same.length === 1
  }
  const rates = found.map(({ code, name, category, rate }) => ({
    code,
    label: isPlain(code) ? percentText(rate, locale) : name[language],
    category,
    rate,
  }))
  const usual = found.find(({ isDefault }) => isDefault) ?? found[0]
  return { rates, usualTax: usual?.code ?? '' }
}

/** The customer of an id that came from outside; undefined when the firm has none such. */
export async function findCustomer(
  { call, firm }: FirmAccess,
  customerId: string | null,
): Promise<Party | undefined> {
  if (!customerId || !/^[0-9A-Z]{26}$/.test(customerId)) return undefined
  try {
    return await call(partiesContract.get, { firmId: firm.firmId, partyId: customerId })
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') return undefined
    throw error
  }
}

export function cardOf(customer: Party | undefined): CustomerCard | null {
  if (!customer) return null
  const { id, name, email, vatId, address, receivable, overdue } = customer
  return { id, name, email, vatId, address, receivable, overdue }
}
