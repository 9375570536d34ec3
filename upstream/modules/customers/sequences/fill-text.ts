import { sequencePlaceholders } from '#contract/customers/sequences.ts'
import type { MemberStored } from './tables.ts'

const known: readonly string[] = sequencePlaceholders

/** A text with what its placeholders stand for; what nobody knows becomes nothing. */
export function fillText(
  text: string,
  { name, company, startedByName }: Pick<MemberStored, 'name' | 'company' | 'startedByName'>,
): string {
  const values: Record<string, string> = { name, company, sender: startedByName }
  return text.replace(/\{(\w+)\}/g, (whole, word: string) => values[word] ?? whole)
}

/** The first placeholder of a text that there is none of; undefined where all are known. */
export function unknownPlaceholder(text: string): string | undefined {
  return [...text.matchAll(/\{(\w+)\}/g)]
    .map(([, word = '']) => word)
    .find((word) => !known.includes(word))
}
