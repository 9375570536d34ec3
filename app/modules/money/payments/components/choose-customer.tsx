import { ChooseParty, type ChoosePartyProps } from '#app/modules/firm/parties/index.ts'
import { useT } from '#app/shell/page-context.tsx'
import { newPaymentPath } from '../paths.ts'

/** The first step of a payment: who paid. */
export function ChooseCustomer({ query, page }: Pick<ChoosePartyProps, 'query' | 'page'>) {
  const t = useT('payments')
  const words = {
    search: t('choose.search'),
    none: t('choose.none'),
    noneWords: t('choose.noneWords'),
    newCustomer: t('choose.newCustomer'),
  }
  return <ChooseParty query={query} page={page} pathOf={newPaymentPath} words={words} />
}
