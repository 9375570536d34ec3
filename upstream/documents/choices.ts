import type { DocumentChoices } from '#contract/selling/document-choices.ts'
import type { Reader } from '../firm/store.ts'
import { centreChoices } from '../modules/books/cost-centres/views.ts'
import { listTaxRates } from '../modules/books/taxes/index.ts'
import { listItemNames } from '../modules/catalogue/items/index.ts'
import { getFirm } from '../modules/firm/firms/index.ts'

const maxParties = 200
const maxItems = 100

/**
 * What a draft can be made of, in one answer. `listNames` gives the first parties by name that the
 * kind is for.
 */
export function documentChoices(
  reader: Reader,
  listNames: (reader: Reader, maximum: number) => DocumentChoices['parties'],
): DocumentChoices {
  const parties = listNames(reader, maxParties + 1)
  return {
    firm: getFirm(reader),
    taxRates: listTaxRates(reader),
    parties: parties.slice(0, maxParties),
    hasMoreParties: parties.length > maxParties,
    items: listItemNames(reader, maxItems),
    costCentres: centreChoices(reader),
  }
}
