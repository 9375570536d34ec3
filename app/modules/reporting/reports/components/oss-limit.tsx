import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { Band, SheetPad } from '#app/ui/index.ts'
import type { OneStopShop } from '#contract/reporting/oss.ts'
import { ossPath } from '../paths.ts'

type OssLimitProps = { shop: OneStopShop; isAlways?: boolean }

/**
 * How much was sold to consumers in other countries of the Union beside the limit, as long as the firm is
 * not registered; without `isAlways` only once it is passed.
 */
export function OssLimit({ shop, isAlways = false }: OssLimitProps) {
  const t = useT('reports')
  const { amount } = useFormat()
  const { firm } = useFirm()
  const { threshold, currency, from } = shop
  if (threshold.limit === null || from !== null || !(isAlways || threshold.isPassed)) return null
  const params = {
    year: threshold.year,
    amount: amount(threshold.amount, currency),
    limit: amount(threshold.limit, currency),
    currency,
  }
  const words = t(threshold.isPassed ? 'oss.passed' : 'oss.below', params)
  return (
    <SheetPad>
      <Band tone={threshold.isPassed ? 'warn' : 'info'} title={t('oss.limit')}>
        <p>{isAlways ? words : <a href={ossPath(firm.firmId)}>{words}</a>}</p>
      </Band>
    </SheetPad>
  )
}
