import { neededFields, type Operator } from '#contract/core/legal.ts'

export type Needed = (typeof neededFields)[number]

/** What the pages need to say who answers for them, and do not know. */
export function missingOf(operator: Operator): Needed[] {
  return neededFields.filter((name) => operator[name] === '')
}
