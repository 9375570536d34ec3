import type { Language } from '#contract/core/fields.ts'
import { addressParts } from '../../../documents/paper/address-lines.ts'
import { paperFormat } from '../../../documents/paper/paper-format.ts'
import { snapshotOf } from '../../../documents/snapshot.ts'
import type { Reader } from '../../../firm/store.ts'
import { quantityText } from '../../stock/stock/index.ts'
import { progressOf } from './progress.ts'
import { getStoredOrder, linesOf } from './reader.ts'
import { refusal } from './refusal.ts'

/** Goods of an order that are on no delivery note yet. */
export type GoodsLeft = {
  lineId: string
  itemId: string
  description: string
  unit: string
  /** Decimal text, of the line's unit. */
  quantity: string
}

/**
 * What of an open order is left to be delivered.
 * @throws AppError not_found; conflict for one that is not open, or of which nothing is left
 */
export function goodsLeft(reader: Reader, orderId: string): GoodsLeft[] {
  if (getStoredOrder(reader, orderId).state !== 'open') throw refusal('orderNotOpen')
  const left = progressOf(reader, orderId).lines.flatMap(({ line, state }) =>
    state.toReserve > 0 && line.itemId !== null
      ? [
          {
            lineId: line.id,
            itemId: line.itemId,
            description: line.description,
            unit: line.unit,
            quantity: quantityText(state.toReserve),
          },
        ]
      : [],
  )
  if (left.length === 0) throw refusal('orderNothingLeft')
  return left
}

/** Where the goods of an order go, in one line. @throws AppError not_found */
export function goodsGoTo(reader: Reader, orderId: string, language: Language): string {
  const order = getStoredOrder(reader, orderId)
  const { snapshot, customerId: partyId } = order
  const { seller, buyer } = snapshotOf(reader, { snapshot, partyId }, linesOf(reader, orderId))
  const to = buyer.deliveryAddress ?? buyer.address
  const name = buyer.deliveryAddress?.name || buyer.name
  const format = paperFormat(language, seller.address.country)
  return [name, ...addressParts(to), format.country(to.country)].filter(Boolean).join(', ')
}
