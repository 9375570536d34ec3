import { ItemCategoryInput } from '#contract/catalogue/item-categories.ts'
import { type Item, ItemInput } from '#contract/catalogue/items.ts'
import type { Language } from '#contract/core/fields.ts'
import type { FirmInput } from '#contract/firm/firms.ts'
import type { Party } from '#contract/firm/parties.ts'
import { PartyInput } from '#contract/firm/parties.ts'
import type { FirmContext, Writer } from '../../../firm/store.ts'
import { createItemCategory } from '../../catalogue/item-categories/index.ts'
import { createItem } from '../../catalogue/items/index.ts'
import { firmDate } from '../../firm/firms/index.ts'
import { createParty } from '../../firm/parties/index.ts'
import { demoCategories } from './categories.ts'
import { centreId } from './centres.ts'
import { newsConsents } from './consents.ts'
import type { DemoGood } from './goods.ts'
import { ownFieldsOfCustomer, ownFieldsOfItem } from './own-fields.ts'
import type { DemoCustomer } from './people.ts'
import { priceIn, taxCodeOf } from './prices.ts'
import { usualStock } from './stock.ts'

/** Enters the people a workshop sells to. */
export function enterCustomers(
  writer: Writer,
  context: FirmContext,
  { address, language }: FirmInput,
  customers: readonly DemoCustomer[],
): Party[] {
  const today = firmDate(writer, context)
  return customers.map((customer, at) => {
    const { street, postcode, city, country, name, contactName, kind } = customer
    return createParty(
      writer,
      context,
      PartyInput.parse({
        kind,
        name,
        contactName,
        email: `customer-${at + 1}@demo.example`,
        address: { street, postcode, city, country },
        vatId: customer.vatId,
        language: customer.language,
        currency: customer.currency,
        paymentTermsDays: country === address.country ? null : 30,
        consents: newsConsents(language, at, today),
        custom: ownFieldsOfCustomer(at),
      }),
    )
  })
}

function reorderOf(cents: number) {
  const usual = usualStock(cents)
  return { reorderLevel: String(usual / 5), reorderQuantity: String(usual / 2) }
}

/** Enters what its goods are sorted into; gives the id of a category by the number of a good. */
function enterCategories(writer: Writer, context: FirmContext, language: Language) {
  const ids = new Map<string, string>()
  for (const { key, parent, name, centre, goods } of demoCategories(language)) {
    const parentId = ids.get(parent) ?? ''
    const costCentreId = centreId(writer, centre)
    const input = ItemCategoryInput.parse({ name, parentId, costCentreId })
    const made = createItemCategory(writer, context, input)
    for (const one of [key, ...goods]) ids.set(one, made.id)
  }
  return (sku: string) => ids.get(sku.slice(0, 3)) ?? ''
}

/** Enters what it sells. */
export function enterItems(
  writer: Writer,
  context: FirmContext,
  { address, baseCurrency }: FirmInput,
  goods: readonly DemoGood[],
  language: Language,
): Item[] {
  const categoryOf = enterCategories(writer, context, language)
  return goods.map((good) => {
    const { kind, sku, name, unit, box, cents } = good
    return createItem(
      writer,
      context,
      ItemInput.parse({
        kind,
        sku,
        name,
        categoryId: categoryOf(sku),
        unit,
        packages: box ? [box] : [],
        tracking: good.tracking,
        buyingUnit: box?.unit ?? '',
        unitPrice: priceIn(cents, baseCurrency),
        taxCode: taxCodeOf(address.country, address.country, good),
        costMethod: cents > 10_000 ? 'fifo' : 'average',
        custom: ownFieldsOfItem(kind),
        ...(kind === 'stock' && reorderOf(cents)),
      }),
    )
  })
}
