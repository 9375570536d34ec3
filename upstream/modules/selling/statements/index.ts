export { printStatement } from './print.ts'
export { daysOf, statementOf } from './statement.ts'
