import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { RowsTable, Rules, RulesCell, Status, text } from '#app/ui/index.ts'
import type { Commission } from '#contract/customers/partners.ts'
import { invoicePath } from '../paths.ts'
import { amountColumn } from './amount-column.ts'

/** The last commissions, each with the invoice and the line that it is of. */
export function CommissionTable({ commissions }: { commissions: Commission[] }) {
  const t = useT('partners')
  const { firm } = useFirm()
  const { date, money } = useFormat()
  return (
    <Rules>
      <RulesCell title={t('commission.title')} isFlush={commissions.length > 0}>
        {commissions.length === 0 ? (
          <p className={text.soft}>{t('commission.none')}</p>
        ) : (
          <RowsTable
            caption={t('commission.title')}
            isStacked
            rows={commissions}
            keyOf={(one) => one.key}
            columns={[
              {
                head: t('commission.invoice'),
                href: (one) => invoicePath(firm.firmId, one.invoiceId),
                below: (one) => one.line,
                cell: (one) => one.invoiceNumber,
              },
              { head: t('commission.date'), place: 'detail', cell: (one) => date(one.date) },
              {
                head: t('commission.cause'),
                place: 'secondDetail',
                cell: (one) => t(`cause.${one.cause}`),
              },
              { head: t('commission.payable'), cell: (one) => date(one.payableDate) },
              amountColumn(t, money),
              {
                head: t('list.state'),
                place: 'state',
                cell: (one) => (
                  <Status kind={one.isPaid ? 'paid' : 'sent'}>
                    {t(one.isPaid ? 'commission.paid' : 'commission.open')}
                  </Status>
                ),
              },
            ]}
          />
        )}
      </RulesCell>
    </Rules>
  )
}
