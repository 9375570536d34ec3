import type { Language } from '#contract/core/fields.ts'
import type { FirmContext, Writer } from '../../../firm/store.ts'
import { firstGoods } from '../../catalogue/items/views.ts'
import { getFirmProfile } from '../../firm/firms/index.ts'
import { emptyCart } from './cart.ts'
import { Buyer } from './customer.ts'
import { KeptShop } from './kept-settings.ts'
import { reviewCart } from './review.ts'
import { writeShop } from './settings.ts'
import { shopNow } from './shop-now.ts'
import { takeOrder } from './take-order.ts'

type Words = { parcel: string; express: string; place: string; note: string }

const words: Record<Language, Words> = {
  en: { parcel: 'Parcel', express: 'Courier', place: 'Shop', note: 'Please ring twice.' },
  de: { parcel: 'Paket', express: 'Kurier', place: 'Laden', note: 'Bitte zweimal klingeln.' },
  it: { parcel: 'Pacco', express: 'Corriere', place: 'Negozio', note: 'Suonare due volte.' },
  ru: { parcel: 'Посылка', express: 'Курьер', place: 'Магазин', note: 'Звоните дважды.' },
  es: { parcel: 'Paquete', express: 'Mensajero', place: 'Tienda', note: 'Llame dos veces.' },
}

/** Items that the shop of a demo sells. */
const sold = 12

/**
 * Opens the shop of a demo, which visitors see once the site has an address, with an order that waits to be
 * picked up where there is something to order.
 * @param pages what customers are shown before they order, by translation group
 */
export function writeDemoShop(
  writer: Writer,
  context: FirmContext,
  pages: Record<'terms' | 'returns' | 'privacy', string>,
): void {
  const { language, address } = getFirmProfile(writer)
  const { parcel, express, place, note } = words[language]
  const itemIds = firstGoods(writer, sold)
  if (itemIds.length === 0) return
  const way = { countries: [address.country], upToKilograms: '', leastValue: null }
  const { street, postcode, city, country } = address
  writeShop(
    writer,
    context,
    KeptShop.parse({
      isOpen: true,
      itemIds,
      ...{ termsGroupId: pages.terms, returnsGroupId: pages.returns },
      privacyGroupId: pages.privacy,
      delivery: [
        { name: parcel, amount: 590, freeFrom: 15_000, ...way },
        { name: express, amount: 1490, freeFrom: null, isExpress: true, ...way },
      ],
      places: [{ name: place, address: `${street}, ${postcode} ${city}` }],
    }),
    1,
  )
  orderInDemo(writer, context, itemIds, { place, note, city, country, language })
}

type Around = { place: string; note: string; city: string; country: string; language: Language }

function orderInDemo(
  writer: Writer,
  context: FirmContext,
  itemIds: readonly string[],
  { place, note, city, country, language }: Around,
): void {
  const lines = itemIds.map((itemId) => ({ itemId, quantity: '1', seenPrice: '' }))
  const fulfilment = { kind: 'pickUp' as const, placeId: place }
  const wanted = { ...emptyCart, lines, fulfilment }
  const there = reviewCart(wanted, shopNow(writer, context, wanted)).cart
  const few = { ...there, lines: there.lines.slice(0, 2), seenPayable: null }
  const { cart } = reviewCart(few, shopNow(writer, context, few))
  if (cart.lines.length === 0) return
  const buyer = Buyer.parse({
    ...{ name: 'Mira Anders', email: 'mira@anders.example', street: 'Park 4', postcode: '10001' },
    ...{ city, country, note, language },
  })
  const means = { context, origin: 'https://demo.example', isTold: false }
  takeOrder(writer, means, { cart, buyer, payWay: 'transfer', onceKey: context.newId() })
}
