export { priceText } from './components/price-text.ts'
export { itemPath, itemsPath, newItemPath } from './paths.ts'
