import { newCustomerPath, PartyPicker } from '#app/modules/firm/parties/index.ts'
import { ListBar } from '#app/shell/list/list-bar.tsx'
import { ListPager } from '#app/shell/list/list-pager.tsx'
import { NothingFoundFor } from '#app/shell/list/nothing-found-for.tsx'
import { useFirm, useT } from '#app/shell/page-context.tsx'
import { Empty, LinkButton } from '#app/ui/index.ts'
import type { PartyRow } from '#contract/firm/parties.ts'
import { newPaymentPath } from '../paths.ts'

type ChooseCustomerProps = {
  query: { q?: string; size: number }
  page: Parameters<typeof ListPager>[0]['page'] & { rows: readonly PartyRow[] }
}

/** The first step of a payment: who paid. */
export function ChooseCustomer({ query, page }: ChooseCustomerProps) {
  const t = useT('payments')
  const { firm } = useFirm()
  const path = newPaymentPath(firm.firmId)
  const isNobody = page.rows.length === 0
  return (
    <>
      {!(isNobody && !query.q) && <ListBar path={path} q={query.q} label={t('choose.search')} />}
      {!isNobody && (
        <PartyPicker
          rows={page.rows}
          hrefOf={(customerId) => newPaymentPath(firm.firmId, customerId)}
        />
      )}
      {isNobody && query.q && <NothingFoundFor q={query.q} clearHref={path} />}
      {isNobody && !query.q && <NoCustomers />}
      <ListPager page={page} path={path} query={query} />
    </>
  )
}

function NoCustomers() {
  const t = useT('payments')
  const { firm, can } = useFirm()
  return (
    <Empty
      title={t('choose.none')}
      actions={
        can('party:edit') && (
          <LinkButton kind="primary" icon="plus" href={newCustomerPath(firm.firmId)}>
            {t('choose.newCustomer')}
          </LinkButton>
        )
      }
    >
      {t('choose.noneWords')}
    </Empty>
  )
}
