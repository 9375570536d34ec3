export { FailureBand, NextDates, NextFigure, ruleFacts } from './components/recurrence-parts.tsx'
export { recurrenceColumns, recurrenceDiscs } from './recurrence-columns.ts'
export { ruleFields } from './rule-fields.ts'
export { ruleText } from './rule-text.ts'
