import { countryCodes } from '#contract/core/countries.ts'

const languages = ['en', 'de', 'it', 'ru', 'es']

/** How people and programs also write countries. */
const others: Readonly<Record<string, string>> = {
  uk: 'GB',
  'great britain': 'GB',
  england: 'GB',
  usa: 'US',
  'united states of america': 'US',
  brd: 'DE',
  россия: 'RU',
  'российская федерация': 'RU',
}

let byName: ReadonlyMap<string, string> | undefined

/** The code of a country written by its code or its name in one of five languages; empty for none. */
export function countryOf(text: string): string {
  const name = text.trim().toLowerCase()
  const code = name.toUpperCase()
  if (countryCodes.includes(code)) return code
  byName ??= readNames()
  return others[name] ?? byName.get(name) ?? ''
}

function readNames(): ReadonlyMap<string, string> {
  const names = languages.map((language) => new Intl.DisplayNames(language, { type: 'region' }))
  return new Map(
    countryCodes.flatMap((code) =>
      names.map((list) => [(list.of(code) ?? code).toLowerCase(), code] as const),
    ),
  )
}
