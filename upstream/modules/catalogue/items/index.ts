export { type KitNeed, labourOfKit, needsOfKit, unstockedKits } from './kits.ts'
export { type LineItem, lineItems } from './line-items.ts'
export type { ItemChanges } from './observers.ts'
export {
  buyingUnits,
  inOwnUnit,
  inPackages,
  isSameUnit,
  packagesToScan,
  sizesOfUnits,
  unitMeant,
  unitsOfItem,
} from './packages.ts'
export { itemOfBarcode, listItemNames } from './reader.ts'
export { createItem } from './service.ts'
export { setItemPrice } from './set-price.ts'
export { namesByLanguage, wordsOfItems } from './spoken.ts'
export { usualSuppliers } from './suppliers.ts'
export {
  categoriesToSell,
  findItemsToSell,
  type ItemToSell,
  itemsMeant,
  itemsOfCategory,
  itemsToSell,
  namesToWrite,
  variantsToSell,
} from './to-sell.ts'
export { unitList } from './unit-list.ts'
export { makeVariants } from './variants/service.ts'
