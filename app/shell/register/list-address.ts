import type { CustomFilter } from '#contract/firm/custom-values.ts'
import { writtenCustomFilter } from './custom/custom-filter.ts'
import type { AnyRegister, ListQuery } from './describe.ts'

export type Query = Record<string, string | number | null | undefined>

/** The query as an address needs it: what is as usual is left out. */
export function writtenQuery({ query: schema }: AnyRegister, query: ListQuery): Query {
  const { custom: _, ...rest } = schema.parse({})
  const usual: Query = rest
  const { custom, ...plain } = query
  const given: Query = { ...plain, ...writtenCustomFilter(custom) }
  for (const [name, value] of Object.entries(given)) {
    if (usual[name] === value) delete given[name]
    // "1.234" would be read as thousands where the comma is the decimal mark.
    else if (typeof value === 'string' && /^-?\d+\.\d{3}$/.test(value)) given[name] = `${value}0`
  }
  return given
}

/** The same without a place in the list, for links that begin it anew. */
export function fromFirstPage(register: AnyRegister, query: ListQuery): Query {
  return { ...writtenQuery(register, query), after: undefined, before: undefined }
}

/** The names of a register's filters in its address. */
export function filterNames({ filters = [] }: AnyRegister): string[] {
  return filters.flatMap((filter) => ('name' in filter ? [filter.name] : [filter.from, filter.to]))
}

/** A query of which filters are read. */
export type FilterQuery = object & { custom?: CustomFilter }

/** What a filter's name has in the address; empty where there is none. */
export function filterValue({ custom, ...query }: FilterQuery, name: string): string {
  const value = Object.entries({ ...query, ...writtenCustomFilter(custom) }).find(
    ([key]) => key === name,
  )?.[1]
  return value === undefined || value === null ? '' : String(value)
}

/** How many filters are set. */
export function filterCount(register: AnyRegister, query: ListQuery): number {
  return filterNames(register).filter((name) => filterValue(query, name) !== '').length
}
