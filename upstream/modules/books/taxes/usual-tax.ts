import type { Reader } from '../../../firm/store.ts'
import { isValidOn } from './rate-on.ts'
import { isFor, taxRules } from './reader.ts'

/** The code of the rate that new lines of a sale begin with; empty where there is none on the day. */
export function usualSaleTax(reader: Reader, date: string): string {
  const rates = [...taxRules(reader).values()].filter(
    (rule) => isFor(rule, 'sale') && isValidOn(rule, date),
  )
  return (rates.find(({ isDefault }) => isDefault) ?? rates[0])?.code ?? ''
}
