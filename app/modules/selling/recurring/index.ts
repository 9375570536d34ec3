export { ruleFields } from './rule-fields.ts'
export { ruleText } from './rule-text.ts'
