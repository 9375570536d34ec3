export { categoryList, findByTrail, getItemCategory, usualOfCategory } from './reader.ts'
export { createItemCategory } from './service.ts'
