import { Address } from '#contract/firm/firms.ts'
import type { Reader } from '../../../../../firm/store.ts'
import { trailsOfCategories } from '../../../../catalogue/item-categories/views.ts'
import { barcodesOfItems, categoriesOfItems } from '../../../../catalogue/items/views.ts'
import { cardsOfParties } from '../../../../firm/parties/views.ts'
import type { SoldTicket } from '../../../tills/views.ts'
import type { Facts } from './closing.ts'

/** A code of 8 to 14 digits is a GTIN; shops stick codes of their own on things too. */
const gtinShape = /^(\d{8}|\d{12,14})$/

/** Goods and customers of some tickets as they are known now: tickets keep names and numbers alone. */
export function factsOf(reader: Reader, tickets: readonly SoldTicket[]): Facts {
  const itemIds = tickets.flatMap(({ lines }) => lines.flatMap(({ itemId }) => itemId ?? []))
  const barcodes = barcodesOfItems(reader, itemIds)
  const groups = categoriesOfItems(reader, itemIds)
  const trails = trailsOfCategories(reader)
  const goods = new Map(
    itemIds.map((id) => {
      const groupId = groups.get(id) ?? ''
      const gtin = barcodes.get(id)?.find((code) => gtinShape.test(code)) ?? ''
      return [id, { gtin, groupId, group: trails.get(groupId) ?? '' }]
    }),
  )
  const ids = tickets.flatMap(({ customerId }) => customerId ?? [])
  const customers = new Map(
    cardsOfParties(reader, ids).map(({ id, kind, vatId, address }) => {
      const { street, postcode, city, country } = Address.parse(JSON.parse(address))
      const words = kind === 'company' ? 'Unternehmen' : 'Privatperson'
      return [id, { kind: words, street, postcode, city, country, vatId }]
    }),
  )
  return { goods, customers }
}
