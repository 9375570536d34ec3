import type { FirmAccess } from '#app/shell/session/session.server.ts'
import { type Customer, customersContract } from '#contract/customers.ts'
import { AppError } from '#contract/errors.ts'
import type { Language } from '#contract/fields.ts'
import { type Firm, firmsContract } from '#contract/firms.ts'
import { type ItemRow, itemsContract } from '#contract/items.ts'
import { percentText } from './amount-text.ts'
import type { RateChoice } from './draft.ts'

/** A customer as the editor's list of choices has it. */
export type CustomerChoice = { id: string; name: string }

/** A customer as the editor shows the chosen one. Amounts are minor units of the firm's currency. */
export type CustomerCard = Pick<
  Customer,
  'id' | 'name' | 'email' | 'vatId' | 'address' | 'receivable' | 'overdue'
>

/** What the editor offers to choose from. */
export type EditorChoices = {
  firm: Firm
  rates: RateChoice[]
  usualTax: string
  customers: CustomerChoice[]
  /** Whether there are more customers than the list holds. */
  hasMoreCustomers: boolean
  items: Pick<ItemRow, 'id' | 'name' | 'sku'>[]
}

const mostCustomers = 200
const mostItems = 100

/** Everything the editor offers, by calls in parallel. */
export async function loadChoices(
  access: FirmAccess,
  language: Language,
  locale: string,
): Promise<EditorChoices> {
  const { call, can } = access
  const { firmId } = access.firm
  const [firm, rates, customers, items] = await Promise.all([
    call(firmsContract.get, { firmId }),
    loadRates(access, language, locale),
    call(customersContract.list, { firmId, size: mostCustomers }),
    can('item:view') ? call(itemsContract.list, { firmId, size: mostItems }) : { rows: [] },
  ])
  return {
    firm,
    ...rates,
    customers: customers.rows.map(({ id, name }) => ({ id, name })),
    hasMoreCustomers: customers.next !== null,
    items: items.rows.map(({ id, name, sku }) => ({ id, name, sku })),
  }
}

/** The firm's tax rates, an ordinary one by its percentage alone, and which one is usual. */
export async function loadRates(
  { call, firm }: FirmAccess,
  language: Language,
  locale: string,
): Promise<Pick<EditorChoices, 'rates' | 'usualTax'>> {
  const found = await call(firmsContract.listTaxRates, { firmId: firm.firmId })
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
): Promise<Customer | undefined> {
  if (!customerId || !/^[0-9A-Z]{26}$/.test(customerId)) return undefined
  try {
    return await call(customersContract.get, { firmId: firm.firmId, customerId })
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') return undefined
    throw error
  }
}

export function cardOf(customer: Customer | undefined): CustomerCard | null {
  if (!customer) return null
  const { id, name, email, vatId, address, receivable, overdue } = customer
  return { id, name, email, vatId, address, receivable, overdue }
}
