export { itemPath, itemsPath, newItemPath } from './paths.ts'
