import { allCentres } from '../../books/cost-centres/views.ts'
import { listAccounts } from '../../books/ledger/index.ts'
import { trailsOfCategories } from '../../catalogue/item-categories/views.ts'
import { categoriesOfItems, namesOfItems } from '../../catalogue/items/views.ts'
import { countriesOfParties, namesOfParties } from '../../firm/parties/views.ts'
import { namesOfPeople, pathOfRecord } from '../../firm/records/index.ts'
import { labelsOfProjects } from '../../projects/projects/views.ts'
import type { Plan } from './plan.ts'
import type { ViewField } from './view-part.ts'

/** What the keys of a field that is worked out from another one are, by the keys of that. */
export function mappedKeys(
  { reader }: Pick<Plan, 'reader'>,
  { kind }: ViewField,
  keys: readonly string[],
): ReadonlyMap<string, string> | undefined {
  if (kind === 'partyCountry') return countriesOfParties(reader, keys)
  if (kind === 'itemCategory') return categoriesOfItems(reader, keys)
  if (kind === 'accountType')
    return new Map(listAccounts(reader).map(({ code, type }) => [code, type]))
  return undefined
}

/** What the keys of a field are called, in the language of who asks. */
export function namesOfKeys(
  { reader, texts, format, language }: Pick<Plan, 'reader' | 'texts' | 'format' | 'language'>,
  { name, field }: { name: string; field: ViewField },
  keys: readonly string[],
): (key: string) => string {
  const named = (names: ReadonlyMap<string, string>) => (key: string) =>
    key === '' ? texts.none : (names.get(key) ?? key)
  switch (field.kind) {
    case 'party':
      return named(namesOfParties(reader, keys))
    case 'item':
      return named(namesOfItems(reader, keys))
    case 'person':
      return named(namesOfPeople(reader, keys))
    case 'project':
      return named(labelsOfProjects(reader, keys))
    case 'itemCategory':
      return named(trailsOfCategories(reader))
    case 'costCentre':
      return named(new Map(allCentres(reader).map(({ id, trail }) => [id, trail])))
    case 'account':
      return named(
        new Map(
          listAccounts(reader).map(({ code, name: names }) => [
            code,
            `${code} ${names[language] || (Object.values(names).find(Boolean) ?? '')}`,
          ]),
        ),
      )
    case 'accountType':
      return named(new Map(Object.entries(texts.accountTypes)))
    case 'partyCountry':
    case 'country':
      return (key) => (key === '' ? texts.none : format.country(key))
    case 'choice':
      return named(new Map(Object.entries(texts.choices[name] ?? {})))
    case 'named':
      return named(field.names?.(reader, language) ?? new Map())
    case 'hour':
      return (key) => (key === '' ? texts.none : `${key.padStart(2, '0')}:00`)
    case 'currency':
    case 'text':
      return named(new Map())
  }
}

/** The page of the record that a key names, below the firm. */
export function pathOfKey({ kind }: ViewField, key: string): string | null {
  if (key === '') return null
  if (kind === 'party' || kind === 'item') return pathOfRecord({ kind, id: key })
  if (kind === 'account') return `ledger/accounts/${encodeURIComponent(key)}`
  return null
}
