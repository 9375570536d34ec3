import type { FieldProblems } from '#contract/core/errors.ts'
import { unprintable } from './pdf/printable.ts'

/** As many letters as a message names. */
const named = 10

/**
 * What no font prints, by the field of each text: a paper never leaves a letter out, so a document with
 * one is not issued.
 */
export function printProblems(texts: Readonly<Record<string, string>>): FieldProblems {
  const fields: FieldProblems = {}
  for (const [path, text] of Object.entries(texts)) {
    const letters = unprintable(text)
    if (letters.length === 0) continue
    fields[path] = { key: 'unprintable', params: { letters: letters.slice(0, named).join(' ') } }
  }
  return fields
}

/** The texts of a document that people write, by their fields. */
export function textsOf({
  notes,
  lines,
}: {
  notes: string
  lines: readonly { description: string; unit: string }[]
}): Record<string, string> {
  const ofLines = lines.flatMap(({ description, unit }, at) => [
    [`lines.${at}.description`, description],
    [`lines.${at}.unit`, unit],
  ])
  return Object.fromEntries([['notes', notes], ...ofLines])
}
