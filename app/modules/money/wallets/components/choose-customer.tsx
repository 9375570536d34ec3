import { newCustomerPath, PartyPicker } from '#app/modules/firm/parties/index.ts'
import { ListBar } from '#app/shell/list/list-bar.tsx'
import { ListPager } from '#app/shell/list/list-pager.tsx'
import { NothingFoundFor } from '#app/shell/list/nothing-found-for.tsx'
import { useFirm, useT } from '#app/shell/page-context.tsx'
import { Empty, LinkButton } from '#app/ui/index.ts'
import type { PartyRow } from '#contract/firm/parties.ts'

type ChooseCustomerProps = {
  query: { q?: string; size: number }
  page: Parameters<typeof ListPager>[0]['page'] & { rows: readonly PartyRow[] }
  /** The page itself, for a customer when one is given. */
  pathOf: (firmId: string, customerId?: string) => string
}

/** The first step: whose balance it is, or who buys the card. */
export function ChooseCustomer({ query, page, pathOf }: ChooseCustomerProps) {
  const t = useT('wallets')
  const { firm, can } = useFirm()
  const path = pathOf(firm.firmId)
  const isNobody = page.rows.length === 0
  return (
    <>
      {!(isNobody && !query.q) && <ListBar path={path} q={query.q} label={t('choose.search')} />}
      {!isNobody && <PartyPicker rows={page.rows} hrefOf={(id) => pathOf(firm.firmId, id)} />}
      {isNobody && query.q && <NothingFoundFor q={query.q} clearHref={path} />}
      {isNobody && !query.q && (
        <Empty
          title={t('choose.none')}
          actions={
            can('party:edit') && (
              <LinkButton kind="primary" icon="plus" href={newCustomerPath(firm.firmId)}>
                {t('choose.newCustomer')}
              </LinkButton>
            )
          }
        />
      )}
      <ListPager page={page} path={path} query={query} />
    </>
  )
}
