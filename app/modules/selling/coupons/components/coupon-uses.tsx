import { documentHref } from '#app/shell/document-href.ts'
import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import {
  Cell,
  Figure,
  HeadCell,
  NameCell,
  NumberCell,
  Rules,
  RulesCell,
  Table,
} from '#app/ui/index.ts'
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
            <Table caption={t('detail.lastUses')} isStacked>
              <thead>
                <tr>
                  <HeadCell>{t('detail.ticket')}</HeadCell>
                  <HeadCell>{t('detail.date')}</HeadCell>
                  <HeadCell>{t('detail.customer')}</HeadCell>
                  <HeadCell>{t('detail.state')}</HeadCell>
                  <HeadCell isNumber>{t('field.given')}</HeadCell>
                </tr>
              </thead>
              <tbody>
                {lastUses.map((use) => (
                  <tr key={use.ticketId}>
                    <NameCell href={documentHref(firm.firmId, 'tillTicket', use.ticketId) ?? ''}>
                      {use.ticketNumber}
                    </NameCell>
                    <Cell tone="soft" place="detail">
                      {date(use.date, 'medium')}
                    </Cell>
                    <Cell place="secondDetail">{use.customerName}</Cell>
                    <Cell place="state">{use.isGivenBack && t('detail.givenBack')}</Cell>
                    <NumberCell place="figure">{money(use.amount, currency)}</NumberCell>
                  </tr>
                ))}
              </tbody>
            </Table>
          </RulesCell>
        </Rules>
      )}
    </>
  )
}
