export { itemPath, itemPicturePath, newItemPath } from './paths.ts'
