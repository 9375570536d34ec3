import { ListBar } from '#app/shell/list/list-bar.tsx'
import { ListPager } from '#app/shell/list/list-pager.tsx'
import { NothingFoundFor } from '#app/shell/list/nothing-found-for.tsx'
import { useFirm } from '#app/shell/page-context.tsx'
import { Empty, LinkButton } from '#app/ui/index.ts'
import type { PartyRow } from '#contract/firm/parties.ts'
import { newCustomerPath } from '../paths.ts'
import { PartyPicker } from './party-picker.tsx'

export type ChoosePartyProps = {
  query: { q?: string; size: number }
  page: Parameters<typeof ListPager>[0]['page'] & { rows: readonly PartyRow[] }
  /** The page itself, for a customer when one is given. */
  pathOf: (firmId: string, customerId?: string) => string
  words: {
    search: string
    /** Where the firm has no customer yet, and what then. */
    none: string
    noneWords?: string
    newCustomer: string
  }
}

/** The first step of what is written for a customer: which one. */
export function ChooseParty({ query, page, pathOf, words }: ChoosePartyProps) {
  const { firm, can } = useFirm()
  const path = pathOf(firm.firmId)
  const isNobody = page.rows.length === 0
  return (
    <>
      {!(isNobody && !query.q) && <ListBar path={path} q={query.q} label={words.search} />}
      {!isNobody && <PartyPicker rows={page.rows} hrefOf={(id) => pathOf(firm.firmId, id)} />}
      {isNobody && query.q && <NothingFoundFor q={query.q} clearHref={path} />}
      {isNobody && !query.q && (
        <Empty
          title={words.none}
          actions={
            can('party:edit') && (
              <LinkButton kind="primary" icon="plus" href={newCustomerPath(firm.firmId)}>
                {words.newCustomer}
              </LinkButton>
            )
          }
        >
          {words.noneWords}
        </Empty>
      )}
      <ListPager page={page} path={path} query={query} />
    </>
  )
}
