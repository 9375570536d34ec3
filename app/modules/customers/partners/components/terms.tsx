import { useFormat, useT } from '#app/shell/page-context.tsx'
import { FactList } from '#app/ui/index.ts'
import type { PublicTerms } from '#contract/customers/public-partners.ts'

/** What affiliates are offered, in plain words. */
export function Terms({ terms }: { terms: PublicTerms }) {
  const t = useT('partners')
  const { money, percent, list } = useFormat()
  const sums = (all: PublicTerms['fixed']) =>
    list(all.map(({ amount, currency }) => money(amount, currency)))
  const { kind, fixed, reach, months, windowDays, holdDays, minimums, couponBeatsClick } = terms
  return (
    <FactList
      facts={[
        {
          term: t('terms.commission'),
          value:
            kind === 'percent'
              ? t('terms.percent', { percent: percent(terms.percent) })
              : t('terms.fixed', { amount: sums(fixed) }),
        },
        { term: t('terms.reach'), value: t(`terms.${reach}`, { count: months }) },
        { term: t('terms.click'), value: t('terms.window', { count: windowDays }) },
        {
          term: t('terms.coupon'),
          value: t(couponBeatsClick ? 'terms.couponFirst' : 'terms.clickFirst'),
        },
        { term: t('terms.paid'), value: t('terms.hold', { count: holdDays }) },
        ...(minimums.length > 0 ? [{ term: t('terms.minimum'), value: sums(minimums) }] : []),
      ]}
    />
  )
}
