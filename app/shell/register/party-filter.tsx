import { LinkButton } from '#app/ui/index.ts'
import { listHref } from '../list/list-query.ts'
import type { About, Filter } from './describe.ts'
import { filterValue, fromFirstPage } from './list-address.ts'
import * as styles from './register.css.ts'
import type { ListView } from './register-list.tsx'

type PartyFilterKind = Filter<unknown> & { kind: 'party' }
type PartyFilterProps = { filter: PartyFilterKind; view: ListView; about: About<unknown> }

/** Whose records are shown, and the way to choose somebody: a page, for a firm knows thousands. */
export function PartyFilter({ filter, view, about }: PartyFilterProps) {
  const { register, query, path } = view
  const { t, words, firm } = about
  const chosen = filterValue(query, filter.name)
  const to = listHref(path, { ...fromFirstPage(register, query), [filter.name]: undefined })
  const pick = listHref(`/firms/${firm.firmId}/parties/pick`, { to, name: filter.name })
  return (
    <div>
      <p className={styles.small}>{t(filter.label)}</p>
      {chosen && <input type="hidden" name={filter.name} value={chosen} />}
      <LinkButton size="s" icon="contact" href={pick}>
        {chosen
          ? (filter.nameOf(about) ?? words('filter.chooseParty'))
          : words('filter.chooseParty')}
      </LinkButton>
    </div>
  )
}

type ChosenPartiesProps = { view: ListView; about: About<unknown> }

/** Whose records alone are shown, beside the filters, and the way to all. */
export function ChosenParties({ view, about }: ChosenPartiesProps) {
  const { register, query, path } = view
  return (register.filters ?? []).map((filter) => {
    const name = filter.kind === 'party' ? filter.nameOf(about) : undefined
    if (filter.kind !== 'party' || name === undefined) return null
    const to = { ...fromFirstPage(register, query), [filter.name]: undefined }
    return (
      <LinkButton key={filter.name} icon="x" href={listHref(path, to)}>
        {about.words('filter.onlyOf', { name })}
      </LinkButton>
    )
  })
}
