export { isUndone, madeBy, makeKit } from './assemble.ts'
export { createStockDocument, usualCost } from './create-document.ts'
export { createLandedCost } from './landed/create.ts'
export { missingItems, missingProblem } from './missing.ts'
export { listLowItems, stockNames } from './named.ts'
export {
  codesOfDelivery,
  deliveriesOfOrder,
  type OrderedDelivery,
  shrinkOrderDeliveries,
  takeBackOrdered,
} from './order-deliveries.ts'
export { deliverRest, isOrderDelivered, openOrderDelivery } from './ordered.ts'
export { plannedItems, promisedByDay } from './planned.ts'
export { promiseOfItem } from './promise-of-item.ts'
export { setPromises } from './promises.ts'
export { quantityText, sumByItem, unitsOf } from './quantity.ts'
export { type RepricedPart, reprice, undoReprice } from './reprice.ts'
export { saveStockSettings, stockSettings } from './settings.ts'
export { deliverSold, keptInStock, takeBackSold, takeInReturned } from './sold.ts'
export { matchStockItems, type StockItem, stockItems } from './stock-items.ts'
export { aboveSurplus, mostTaken } from './surplus.ts'
export {
  createWarehouse,
  getWarehouse,
  listWarehouses,
  usualWarehouse,
  warehouseNames,
} from './warehouses.ts'
