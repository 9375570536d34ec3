import { useFormat, useT } from '#app/shell/page-context.tsx'
import { FactList, RowsTable, RulesCell } from '#app/ui/index.ts'
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
          <RowsTable
            caption={t('report.coupons')}
            rows={coupons}
            keyOf={({ code }) => code}
            columns={[
              { head: t('sell.coupon'), cell: ({ code }) => code },
              { head: t('report.uses'), isNumber: true, cell: ({ uses }) => number(uses) },
              {
                head: t('report.off'),
                isNumber: true,
                cell: ({ amount }) => money(amount, currency),
              },
            ]}
          />
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
