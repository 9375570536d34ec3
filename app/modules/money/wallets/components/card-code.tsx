import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { Band, FactList, LinkButton, Row, Rules, RulesCell, SheetPad, text } from '#app/ui/index.ts'
import { newCardPath, walletPath } from '../paths.ts'

type CardCodeProps = {
  code: string
  walletId: string
  amount: number
  currency: string
  until: string | null
}

/** A card's code, on the one page that ever shows it; it prints as it is. */
export function CardCode({ code, walletId, amount, currency, until }: CardCodeProps) {
  const t = useT('wallets')
  const { money, date } = useFormat()
  const { firm } = useFirm()
  return (
    <>
      <SheetPad>
        <Band tone="warn" title={t('card.onceTitle')}>
          <p>{t('card.onceWords')}</p>
        </Band>
      </SheetPad>
      <Rules>
        <RulesCell title={firm.tradeName || firm.legalName}>
          <p className={text.serif}>
            <output>{code}</output>
          </p>
          <FactList
            facts={[
              { term: t('field.balance'), value: money(amount, currency) },
              {
                term: t('field.expiresOn'),
                value: until === null ? t('card.never') : date(until, 'long'),
              },
            ]}
          />
        </RulesCell>
      </Rules>
      <SheetPad>
        <Row>
          <LinkButton icon="gift" href={newCardPath(firm.firmId)}>
            {t('card.another')}
          </LinkButton>
          <LinkButton kind="primary" href={walletPath(firm.firmId, walletId)}>
            {t('card.show')}
          </LinkButton>
        </Row>
      </SheetPad>
    </>
  )
}
