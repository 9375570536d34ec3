export { categoryList, findByTrail } from './reader.ts'
export { createItemCategory, getItemCategory } from './register.ts'
export { usualOfCategory } from './usual.ts'
