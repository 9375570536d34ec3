import { fieldOf } from './fields.ts'
import type { RulePlace } from './rule.ts'

/** A rule that a document breaks. */
export type Broken = {
  rule: string
  /** Names the text that says what is wrong. */
  key: string
  place: RulePlace
  /** The line it is about, counted from 1; null for the whole document. */
  line: number | null
  /** The path of the field that mends it; empty where it is no single field. */
  field: string
}

export function broken(
  rule: string,
  key: string,
  place: RulePlace,
  line: number | null = null,
): Broken {
  return { rule, key, place, line, field: fieldOf(place, key, line) }
}
