import type { ImportWord, ImportWords } from '#contract/import-words.ts'
import type { About, AnyRegister, Choice } from './describe.ts'
import { labelsOfValues } from './import-words.server.ts'

/** Words of a file that ask for a meaning, and by field what there is to choose from. */
export type AskedWords = {
  words: ImportWord[]
  /** How many more there are than are listed. */
  more: number
  lists: Record<string, { isFree: boolean; options: Choice[] }>
}

/** The words that the API does not know, with their choices as the person's language calls them. */
export function askedWords(
  register: AnyRegister,
  about: About<unknown>,
  { words, more, lists }: ImportWords,
): AskedWords {
  const named = lists.map(({ field, isFree, values }) => {
    const labels = labelsOfValues(register, about, field)
    const options = values.map(({ value, names }) => ({
      value,
      label: labels.get(value) ?? names[about.language] ?? value,
    }))
    return [field, { isFree, options }] as const
  })
  return { words, more, lists: Object.fromEntries(named) }
}
