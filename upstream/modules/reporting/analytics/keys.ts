import { allCentres } from '../../books/cost-centres/views.ts'
import { listAccounts } from '../../books/ledger/index.ts'
import { trailsOfCategories } from '../../catalogue/item-categories/views.ts'
import { categoriesOfItems, namesOfItems } from '../../catalogue/items/views.ts'
import { countriesOfParties, namesOfParties } from '../../firm/parties/views.ts'
import { namesOfPeople, pathOfRecord } from '../../firm/records/index.ts'
import { labelsOfProjects } from '../../projects/projects/views.ts'
import { bucketLabel } from './buckets.ts'
import type { Plan } from './plan.ts'
import type { ViewField } from './view-part.ts'

/** Gives what keys of rows stand for: themselves, or what is worked out from them. */
export function finalKeys(
  plan: Pick<Plan, 'reader' | 'view' | 'context'>,
  field: ViewField,
  keys: readonly string[],
): (key: string) => string {
  const mapped = mappedKeys(plan, field, keys)
  return mapped ? (key) => mapped.get(key) ?? '' : (key) => key
}

/** What the keys of a field that is worked out from another one are, by the keys of that. */
function mappedKeys(
  plan: Pick<Plan, 'reader' | 'view' | 'context'>,
  { kind }: ViewField,
  keys: readonly string[],
): ReadonlyMap<string, string> | undefined {
  const { reader } = plan
  if (kind === 'partyCountry') return countriesOfParties(reader, keys)
  if (kind === 'itemCategory') return categoriesOfItems(reader, keys)
  if (kind === 'accountType')
    return new Map(listAccounts(reader).map(({ code, type }) => [code, type]))
  if (kind === 'cohort') return firstMonths(plan)
  if (kind === 'age') {
    const firsts = firstMonths(plan)
    return new Map(keys.map((key) => [key, ageOf(key, firsts)]))
  }
  return undefined
}

/** The first month of each party in a view, as its first day; of all days that the caller reaches. */
function firstMonths({
  reader,
  view,
  context,
}: Pick<Plan, 'reader' | 'view' | 'context'>): Map<string, string> {
  const party = Object.values(view.fields).find(({ kind }) => kind === 'cohort')
  const [date] = Object.values(view.dates)
  if (!party || !date) return new Map()
  const reach = typeof view.reach === 'function' ? view.reach(context) : undefined
  const rows = reader.sql.exec<{ id: string; month: string }>(
    `select ${party.sql} as id, min(substr(${date.sql}, 1, 7)) || '-01' as month
     from ${view.from} where (${view.where ?? 'true'}) and (${reach?.sql ?? 'true'}) group by 1`,
    ...(reach?.bound ?? []),
  )
  return new Map(rows.toArray().map(({ id, month }) => [String(id), month]))
}

function ageOf(key: string, firsts: ReadonlyMap<string, string>): string {
  const [id = '', month = ''] = key.split('|')
  const first = firsts.get(id)
  const count = (text: string) => Number(text.slice(0, 4)) * 12 + Number(text.slice(5, 7))
  return first ? String(count(month) - count(first)) : ''
}

/** Whether rows of a field stand in its own order and not in that of their figures. */
export function isOrdered({ kind }: ViewField): boolean {
  return kind === 'hour' || kind === 'cohort' || kind === 'age'
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
    case 'cohort':
      return (key) => (key === '' ? texts.none : bucketLabel(key, 'month', format))
    case 'age':
      return (key) => (key === '' ? texts.none : `+${key}`)
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
