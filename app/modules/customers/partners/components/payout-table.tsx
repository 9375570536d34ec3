import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import {
  Cell,
  HeadCell,
  NameCell,
  NumberCell,
  Rules,
  RulesCell,
  Status,
  Table,
} from '#app/ui/index.ts'
import type { PartnerPayout } from '#contract/customers/partners.ts'
import { payoutDocumentPath } from '../paths.ts'

/** What was paid out, and by what. */
export function PayoutTable({ payouts }: { payouts: PartnerPayout[] }) {
  const t = useT('partners')
  const { firm, can } = useFirm()
  const { date, money } = useFormat()
  return (
    <Rules>
      <RulesCell title={t('payouts.made')} isFlush>
        <Table caption={t('payouts.made')} isStacked>
          <thead>
            <tr>
              <HeadCell>{t('payouts.number')}</HeadCell>
              <HeadCell>{t('payouts.partner')}</HeadCell>
              <HeadCell>{t('commission.date')}</HeadCell>
              <HeadCell>{t('payouts.document')}</HeadCell>
              <HeadCell isNumber>{t('commission.amount')}</HeadCell>
              <HeadCell>{t('list.state')}</HeadCell>
            </tr>
          </thead>
          <tbody>
            {payouts.map((one) => {
              const isSeen = can(one.way === 'wallet' ? 'wallet:view' : 'bill:view')
              const href = isSeen ? payoutDocumentPath(firm.firmId, one) : undefined
              return (
                <tr key={one.id}>
                  {href ? (
                    <NameCell href={href}>{one.number}</NameCell>
                  ) : (
                    <Cell place="name">{one.number}</Cell>
                  )}
                  <Cell place="detail">{one.partnerName}</Cell>
                  <Cell>{date(one.date)}</Cell>
                  <Cell place="secondDetail">
                    {t(`way.${one.way}`)} {one.documentNumber}
                  </Cell>
                  <NumberCell place="figure">{money(one.amount, one.currency)}</NumberCell>
                  <Cell place="state">
                    <Status kind={one.isCancelled ? 'void' : 'paid'}>
                      {t(one.isCancelled ? 'payouts.cancelled' : 'payouts.posted')}
                    </Status>
                  </Cell>
                </tr>
              )
            })}
          </tbody>
        </Table>
      </RulesCell>
    </Rules>
  )
}
