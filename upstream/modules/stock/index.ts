export { createStockDocument } from './create-document.ts'
export { setPromises } from './promises.ts'
export { saveStockSettings } from './settings.ts'
export { createWarehouse, usualWarehouse } from './warehouses.ts'
