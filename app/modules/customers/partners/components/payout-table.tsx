import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { RowsTable, Rules, RulesCell, Status } from '#app/ui/index.ts'
import type { PartnerPayout } from '#contract/customers/partners.ts'
import { payoutDocumentPath } from '../paths.ts'
import { amountColumn } from './amount-column.ts'

/** What was paid out, and by what. */
export function PayoutTable({ payouts }: { payouts: PartnerPayout[] }) {
  const t = useT('partners')
  const { firm, can } = useFirm()
  const { date, money } = useFormat()
  const isSeen = ({ way }: PartnerPayout) => can(way === 'wallet' ? 'wallet:view' : 'bill:view')
  return (
    <Rules>
      <RulesCell title={t('payouts.made')} isFlush>
        <RowsTable
          caption={t('payouts.made')}
          isStacked
          rows={payouts}
          keyOf={(one) => one.id}
          columns={[
            {
              head: t('payouts.number'),
              place: 'name',
              href: (one) => (isSeen(one) ? payoutDocumentPath(firm.firmId, one) : undefined),
              cell: (one) => one.number,
            },
            { head: t('payouts.partner'), place: 'detail', cell: (one) => one.partnerName },
            { head: t('commission.date'), cell: (one) => date(one.date) },
            {
              head: t('payouts.document'),
              place: 'secondDetail',
              cell: (one) => `${t(`way.${one.way}`)} ${one.documentNumber}`,
            },
            amountColumn(t, money),
            {
              head: t('list.state'),
              place: 'state',
              cell: (one) => (
                <Status kind={one.isCancelled ? 'void' : 'paid'}>
                  {t(one.isCancelled ? 'payouts.cancelled' : 'payouts.posted')}
                </Status>
              ),
            },
          ]}
        />
      </RulesCell>
    </Rules>
  )
}
