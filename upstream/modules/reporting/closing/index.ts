export { listMonths, signOffMonth } from './months.ts'
export { closeYear, listYears } from './years.ts'
