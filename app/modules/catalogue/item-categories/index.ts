export { loadCategories } from './choices.ts'
