import { z } from 'zod'
import { countryCodes } from '#contract/core/countries.ts'
import { currencyCodes } from '#contract/core/currencies.ts'
import { CountryCode, CurrencyCode, languages } from '#contract/core/fields.ts'
import type { FirmContext, Reader } from '../../firm/store.ts'

/** What the words of a field can mean. */
export type WordList = {
  /** With what each is called by language, where the value does not say it. */
  values: readonly { value: string; names?: Readonly<Record<string, string>> }[]
  /** Whether a word says what is meant as it stands, as a percentage says a tax rate; beside the values. */
  isKnown?(word: string): boolean
  /** Words that are not known may stay as they are. */
  isFree?: true
}

/** Names of something that every language calls alike. */
export function namedAlike(name: string): Record<string, string> {
  return Object.fromEntries(languages.map((language) => [language, name]))
}

/**
 * The lists of some fields of an importer, by path: what the module says, and the closed lists of its
 * input. Fields of any other text are left out, and those that the firm added and the caller does not see.
 */
export function listsOf(
  reader: Reader,
  context: FirmContext,
  { input, words, custom }: Listing,
  fields: readonly string[],
): Map<string, WordList> {
  const own = new Map(Object.entries({ ...words?.(reader), ...custom?.(reader, context).words }))
  return new Map(
    fields.flatMap((field) => {
      const list = own.get(field) ?? closedList(schemaAt(input, field))
      return list ? [[field, list]] : []
    }),
  )
}

type Listing = {
  input: z.ZodType
  words?(reader: Reader): Record<string, WordList>
  custom?(reader: Reader, context: FirmContext): { words: Readonly<Record<string, WordList>> }
}

/** Whether a word says what is meant as it stands. */
export function isKnownWord({ values, isKnown }: WordList, word: string): boolean {
  return values.some(({ value }) => value === word) || (isKnown?.(word) ?? false)
}

function closedList(schema: z.ZodType | undefined): WordList | undefined {
  const valuesOf = (values: readonly string[]) => ({ values: values.map((value) => ({ value })) })
  if (schema === CurrencyCode) return valuesOf(currencyCodes)
  if (schema === CountryCode) return valuesOf(countryCodes)
  if (schema instanceof z.ZodEnum) return valuesOf(schema.options.map(String))
  return undefined
}

/** The schema at a path, without what says that it may be left out. */
function schemaAt(schema: z.ZodType, path: string): z.ZodType | undefined {
  let place: unknown = bare(schema)
  for (const part of path.split('.')) {
    if (!(place instanceof z.ZodObject) || !Object.hasOwn(place.shape, part)) return undefined
    place = bare(place.shape[part])
  }
  return place instanceof z.ZodType ? place : undefined
}

function bare(schema: unknown): unknown {
  let place = schema
  while (
    place instanceof z.ZodDefault ||
    place instanceof z.ZodPrefault ||
    place instanceof z.ZodOptional ||
    place instanceof z.ZodNullable
  ) {
    place = place.unwrap()
  }
  return place
}
