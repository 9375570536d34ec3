import {
  Button,
  DateInput,
  Field,
  LinkButton,
  Menu,
  MoneyInput,
  Select,
  TextInput,
} from '#app/ui/index.ts'
import { listHref } from '../list/list-query.ts'
import type { About, Filter } from './describe.ts'
import {
  type FilterQuery,
  filterCount,
  filterNames,
  filterValue,
  fromFirstPage,
} from './list-address.ts'
import { ChosenParties, PartyFilter } from './party-filter.tsx'
import * as styles from './register.css.ts'
import type { ListView } from './register-list.tsx'

const menuId = 'list-filters'

type FilterMenuProps = { view: ListView; about: About<unknown> }

/** The filters of a list, within the form that searches. */
export function FilterMenu({ view, about }: FilterMenuProps) {
  const { register, query, path } = view
  const { words } = about
  const count = filterCount(register, query)
  const filters = register.filters ?? []
  const fields = filters.map((filter) => (
    <FilterField key={filter.label} filter={filter} view={view} about={about} />
  ))
  if (filters.every(({ kind }) => kind === 'kept')) return fields
  const cleared = Object.fromEntries(filterNames(register).map((name) => [name, undefined]))
  return (
    <>
      <Button icon="list-filter" opens={menuId}>
        <span className={styles.wideWords}>
          {count > 0 ? words('filter.openCount', { count }) : words('filter.open')}
        </span>
      </Button>
      <Menu id={menuId} label={words('filter.open')}>
        <div className={styles.filters}>
          {fields}
          <div className={styles.filterActions}>
            {count > 0 && (
              <LinkButton
                kind="ghost"
                href={listHref(path, { ...fromFirstPage(register, query), ...cleared })}
              >
                {words('filter.clear')}
              </LinkButton>
            )}
            <Button kind="primary">{words('filter.apply')}</Button>
          </div>
        </div>
      </Menu>
      <ChosenParties view={view} about={about} />
    </>
  )
}

type FilterFieldProps = FilterMenuProps & { filter: Filter<unknown> }

function FilterField({ filter, view, about }: FilterFieldProps) {
  const { query } = view
  if (filter.kind === 'kept') {
    const value = filterValue(query, filter.name)
    return value && <input type="hidden" name={filter.name} value={value} />
  }
  if (filter.kind === 'party') return <PartyFilter filter={filter} view={view} about={about} />
  return <PlainFilterField filter={filter} query={query} about={about} />
}

/** A filter that a field or two of the form say. */
export type PlainFilter = Exclude<Filter<unknown>, { kind: 'kept' | 'party' }>

type PlainFilterFieldProps = {
  filter: PlainFilter
  query: FilterQuery
  about: About<unknown>
}

/** A filter as fields of the form that searches. */
export function PlainFilterField({ filter, query, about }: PlainFilterFieldProps) {
  const { t, words, firm } = about
  const label = t(filter.label, { currency: firm.baseCurrency })
  if (filter.kind === 'text') {
    return (
      <Field id={`filter-${filter.name}`} label={label}>
        {(wiring) => (
          <TextInput
            {...wiring}
            name={filter.name}
            maxLength={60}
            defaultValue={filterValue(query, filter.name)}
          />
        )}
      </Field>
    )
  }
  if (filter.kind === 'choice' || filter.kind === 'yesNo') {
    const options =
      filter.kind === 'choice'
        ? filter.choices(about)
        : (['yes', 'no'] as const).map((value) => ({ value, label: words(value) }))
    return (
      <Field id={`filter-${filter.name}`} label={label}>
        {(wiring) => (
          <Select {...wiring} name={filter.name} defaultValue={filterValue(query, filter.name)}>
            <option value="">{words('filter.any')}</option>
            {options.map(({ value, label: name }) => (
              <option key={value} value={value}>
                {name}
              </option>
            ))}
          </Select>
        )}
      </Field>
    )
  }
  const Input = filter.kind === 'dateSpan' ? DateInput : MoneyInput
  const ends = [
    [filter.from, words('filter.from')],
    [filter.to, words('filter.to')],
  ] as const
  return (
    <fieldset>
      <legend className={styles.small}>{label}</legend>
      <div className={styles.span}>
        {ends.map(([name, end]) => (
          <Field key={name} id={`filter-${name}`} label={end}>
            {(wiring) => (
              <Input
                {...wiring}
                name={name}
                defaultValue={filterText(name, filter, query, about)}
              />
            )}
          </Field>
        ))}
      </div>
    </fieldset>
  )
}

/** A filter as it is typed: numbers as the language writes them. */
function filterText(
  name: string,
  { kind }: Filter<unknown>,
  query: FilterQuery,
  { format }: About<unknown>,
): string {
  const value = filterValue(query, name)
  return kind !== 'dateSpan' && value !== '' ? format.numberInput(value) : value
}
