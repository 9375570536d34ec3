export { checkDefinition } from './check-definition.ts'
export { compileFilter, type FieldValue, type FigureNeed, type Row } from './compile.ts'
export type { Definition, FieldCatalogue, Group } from './definition.ts'
