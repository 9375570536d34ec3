import { ChooseParty, type ChoosePartyProps } from '#app/modules/firm/parties/index.ts'
import { useT } from '#app/shell/page-context.tsx'

/** The first step: whose balance it is, or who buys the card. */
export function ChooseCustomer(props: Omit<ChoosePartyProps, 'words'>) {
  const t = useT('wallets')
  const words = {
    search: t('choose.search'),
    none: t('choose.none'),
    newCustomer: t('choose.newCustomer'),
  }
  return <ChooseParty {...props} words={words} />
}
