import type { FirmContext, Writer } from '../../../firm/store.ts'
import { tellChanged } from './observers.ts'
import { getItem, getStoredItem } from './reader.ts'
import { isPriceOfParent } from './variants/follow.ts'
import { variantsOf } from './variants/reader.ts'
import { setFollowsPrice } from './variants/writer.ts'

/** Writes a new price of an item; false where it is not `before` any more. @throws AppError not_found */
export function setItemPrice(
  writer: Writer,
  context: FirmContext,
  { itemId, before, after }: { itemId: string; before: string; after: string },
): boolean {
  const { unitPrice, version } = getStoredItem(writer, itemId)
  if (unitPrice !== before) return false
  const { actor, now } = context
  writer.sql.exec(
    `update items set unit_price = ?, version = ?, updated_at = ?, updated_by = ? where id = ?`,
    after,
    version + 1,
    now.toISOString(),
    actor.userId,
    itemId,
  )
  const item = getItem(writer, itemId)
  tellChanged(writer, context, item)
  writer.audit({
    entity: 'item',
    entityId: itemId,
    action: 'update',
    before: { unitPrice: before },
    after: { unitPrice: after },
  })
  if (item.isParent) {
    for (const variant of variantsOf(writer, itemId)) {
      if (!variant.followsPrice) continue
      setItemPrice(writer, context, { itemId: variant.id, before: variant.unitPrice, after })
    }
  }
  if (item.followsPrice) setFollowsPrice(writer, itemId, isPriceOfParent(writer, item))
  return true
}
