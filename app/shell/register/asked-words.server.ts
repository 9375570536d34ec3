import type { ImportWord, ImportWords } from '#contract/core/import-words.ts'
import { keptCollator } from '#contract/core/kept-formats.ts'
import { ownFirst } from '../form/place-fields.tsx'
import type { About, AnyRegister, Choice } from './describe.ts'
import { importedFields } from './form-values.ts'
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
    const isCountry =
      importedFields(register).find(({ name }) => name === field)?.kind === 'country'
    return [field, { isFree, options: isCountry ? asCountries(options, about) : options }] as const
  })
  return { words, more, lists: Object.fromEntries(named) }
}

/** As the form of a record has them: by name in the person's language, the firm's own first. */
function asCountries(options: readonly Choice[], { firm, format }: About<unknown>): Choice[] {
  const { compare } = keptCollator(format.locale)
  const byName = options.toSorted((one, other) => compare(one.label, other.label))
  return ownFirst(byName, firm.country)
}
