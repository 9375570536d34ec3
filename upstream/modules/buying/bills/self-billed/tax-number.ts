import type { PartyInput } from '#contract/firm/parties.ts'

/** A party's number at its tax office; one for customs is none. */
export function taxNumberOf(numbers: PartyInput['taxNumbers']): string {
  return numbers.find(({ label }) => !/eori/i.test(label))?.number ?? ''
}
