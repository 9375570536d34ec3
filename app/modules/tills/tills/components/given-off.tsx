import { useFormat, useT } from '#app/shell/page-context.tsx'
import { Cell, FactList, HeadCell, NumberCell, RulesCell, Table } from '#app/ui/index.ts'
import type { CouponSum, PointsSum } from '#contract/tills/tills.ts'

type GivenOffProps = { coupons: readonly CouponSum[]; points: PointsSum; currency: string }

/** What coupons and points took off sales, and points that these earned; nothing where there was none. */
export function GivenOff({ coupons, points, currency }: GivenOffProps) {
  const t = useT('tills')
  const { money, number } = useFormat()
  const { earned, used, worth } = points
  return (
    <>
      {coupons.length > 0 && (
        <RulesCell title={t('report.coupons')} isFlush>
          <Table caption={t('report.coupons')}>
            <thead>
              <tr>
                <HeadCell>{t('sell.coupon')}</HeadCell>
                <HeadCell isNumber>{t('report.uses')}</HeadCell>
                <HeadCell isNumber>{t('report.off')}</HeadCell>
              </tr>
            </thead>
            <tbody>
              {coupons.map(({ code, uses, amount }) => (
                <tr key={code}>
                  <Cell>{code}</Cell>
                  <NumberCell>{number(uses)}</NumberCell>
                  <NumberCell>{money(amount, currency)}</NumberCell>
                </tr>
              ))}
            </tbody>
          </Table>
        </RulesCell>
      )}
      {(earned !== 0 || used !== 0) && (
        <RulesCell title={t('report.points')}>
          <FactList
            facts={[
              { term: t('report.pointsEarned'), value: number(earned) },
              { term: t('report.pointsUsed'), value: number(used) },
              { term: t('report.pointsWorth'), value: money(worth, currency) },
            ]}
            areSums
          />
        </RulesCell>
      )}
    </>
  )
}
