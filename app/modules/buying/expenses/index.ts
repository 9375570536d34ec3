export { PostedEntries } from './components/posted-entries.tsx'
export { categoriesOf } from './fields.ts'
export { expensePath } from './paths.ts'
