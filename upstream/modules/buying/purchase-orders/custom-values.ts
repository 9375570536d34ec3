import { type CustomValueOwners, heldIn } from '../../firm/custom-fields/index.ts'
import { reindexOrder } from './writer.ts'

export const customValues: CustomValueOwners = {
  purchaseOrder: heldIn('purchase_orders', reindexOrder),
}
