import type { DocumentChoices } from '#contract/selling/document-choices.ts'
import type { FirmContext, Reader } from '../firm/store.ts'
import { centreChoices } from '../modules/books/cost-centres/views.ts'
import { listTaxRates } from '../modules/books/taxes/index.ts'
import { listItemNames } from '../modules/catalogue/items/index.ts'
import { getFirm } from '../modules/firm/firms/index.ts'
import { listReachedCustomerNames } from '../modules/firm/parties/index.ts'

const maxParties = 200
const maxItems = 100

/**
 * What a draft for a customer can be made of, in one answer: the first customers by name that somebody's
 * role reaches among it.
 */
export function customerChoices(reader: Reader, context: FirmContext): DocumentChoices {
  const parties = listReachedCustomerNames(reader, context, maxParties + 1)
  return {
    firm: getFirm(reader),
    taxRates: listTaxRates(reader),
    parties: parties.slice(0, maxParties),
    hasMoreParties: parties.length > maxParties,
    items: listItemNames(reader, maxItems),
    costCentres: centreChoices(reader),
  }
}
