import { useFormat, useT } from '#app/shell/page-context.tsx'
import { Figure, Rules } from '#app/ui/index.ts'
import type { LeaveBalanceView } from '#contract/people/leave.ts'
import { totalText, typeText } from '../words.ts'

/** What is left of each type, and what becomes of it. */
export function Balances({ balances }: { balances: readonly LeaveBalanceView[] }) {
  const t = useT('leave')
  const format = useFormat()
  if (balances.length === 0) return null
  return (
    <Rules columns="four">
      {balances.flatMap((one) => {
        const amount = (total: string) => totalText({ total, unit: one.unit }, t, format)
        const facts = [
          {
            name: typeText(one, t),
            value: amount(one.available),
            detail: t('balance.availableWords'),
          },
          { name: t('balance.left'), value: amount(one.balance), detail: format.date(one.on) },
          { name: t('balance.ahead'), value: amount(one.ahead), detail: t('balance.aheadWords') },
          {
            name: t('balance.taken'),
            value: amount(one.taken),
            detail: one.nextLapse
              ? t('balance.lapses', {
                  amount: amount(one.nextLapse.amount),
                  day: format.date(one.nextLapse.on),
                })
              : undefined,
          },
        ]
        return facts.map(({ name, value, detail }) => (
          <Figure key={`${one.typeCode} ${name}`} label={name} value={value} detail={detail} />
        ))
      })}
    </Rules>
  )
}
