import type { Reader } from '../../../../firm/store.ts'
import { ossRules } from '../../../books/taxes/index.ts'

/** The days that the firm is registered for, by its rates; undefined where it has none. */
export function ossSpan(reader: Reader): { from: string; until: string | null } | undefined {
  const rules = ossRules(reader)
  const begins = rules.flatMap(({ validFrom }) => validFrom ?? []).sort()
  const [from] = begins
  if (from === undefined) return undefined
  const isOpen = rules.some(({ validTo }) => validTo === null)
  const until =
    rules
      .flatMap(({ validTo }) => validTo ?? [])
      .sort()
      .at(-1) ?? null
  return { from, until: isOpen ? null : until }
}
