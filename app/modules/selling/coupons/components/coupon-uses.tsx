import { documentHref } from '#app/shell/document-href.ts'
import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { Figure, RowsTable, Rules, RulesCell } from '#app/ui/index.ts'
import type { Coupon } from '#contract/selling/coupons.ts'

/** How often a coupon was redeemed, what it took off, and the last tickets. */
export function CouponUses({ record }: { record: Coupon }) {
  const t = useT('coupons')
  const { money, number, date } = useFormat()
  const { firm } = useFirm()
  const { uses, maxUses, given, lastUses } = record
  const currency = firm.baseCurrency
  return (
    <>
      <Rules columns="two">
        <Figure
          label={t('field.uses')}
          value={number(uses)}
          detail={
            maxUses === null
              ? t('detail.noEnd')
              : t('detail.left', { left: number(Math.max(maxUses - uses, 0)) })
          }
        />
        <Figure label={t('field.given')} value={money(given, currency)} />
      </Rules>
      {lastUses.length > 0 && (
        <Rules>
          <RulesCell title={t('detail.lastUses')} isFlush>
            <RowsTable
              caption={t('detail.lastUses')}
              isStacked
              rows={lastUses}
              keyOf={(use) => use.ticketId}
              columns={[
                {
                  head: t('detail.ticket'),
                  href: (use) => documentHref(firm.firmId, 'tillTicket', use.ticketId) ?? '',
                  cell: (use) => use.ticketNumber,
                },
                {
                  head: t('detail.date'),
                  tone: 'soft',
                  place: 'detail',
                  cell: (use) => date(use.date, 'medium'),
                },
                {
                  head: t('detail.customer'),
                  place: 'secondDetail',
                  cell: (use) => use.customerName,
                },
                {
                  head: t('detail.state'),
                  place: 'state',
                  cell: (use) => use.isGivenBack && t('detail.givenBack'),
                },
                {
                  head: t('field.given'),
                  isNumber: true,
                  place: 'figure',
                  cell: (use) => money(use.amount, currency),
                },
              ]}
            />
          </RulesCell>
        </Rules>
      )}
    </>
  )
}
