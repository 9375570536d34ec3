import type { InvoiceChoices } from '#contract/invoices.ts'
import type { Reader } from '../../firm/store.ts'
import { getFirm } from '../firms/index.ts'
import { listItemNames } from '../items/index.ts'
import { listCustomerNames } from '../parties/index.ts'
import { listTaxRates } from '../taxes/index.ts'

const maxCustomers = 200
const maxItems = 100

/** What a draft can be made of, in one answer. */
export function listChoices(reader: Reader): InvoiceChoices {
  const customers = listCustomerNames(reader, maxCustomers + 1)
  return {
    firm: getFirm(reader),
    taxRates: listTaxRates(reader),
    customers: customers.slice(0, maxCustomers),
    hasMoreCustomers: customers.length > maxCustomers,
    items: listItemNames(reader, maxItems),
  }
}
