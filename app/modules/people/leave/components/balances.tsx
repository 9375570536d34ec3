import type { Format } from '#app/shell/format.ts'
import type { Translate } from '#app/shell/i18n/translate.ts'
import { useFormat, useT } from '#app/shell/page-context.tsx'
import { Figure, Rules } from '#app/ui/index.ts'
import type { LeaveBalanceView } from '#contract/people/leave.ts'
import { totalText, typeText } from '../words.ts'

/** What lapses next, or is to be taken by a day though it does not lapse. */
function whatComes(balance: LeaveBalanceView, t: Translate, format: Format): string | undefined {
  const { unit, nextLapse, lots } = balance
  const words = (key: string, total: string, day: string) =>
    t(key, { amount: totalText({ total, unit }, t, format), day: format.date(day) })
  if (nextLapse) return words('balance.lapses', nextLapse.amount, nextLapse.on)
  const [first] = lots
    .flatMap(({ left, takeBy }) => (takeBy === null ? [] : [{ left, takeBy }]))
    .sort((one, other) => (one.takeBy < other.takeBy ? -1 : 1))
  return first && words('balance.takeBy', first.left, first.takeBy)
}

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
            detail: whatComes(one, t, format),
          },
        ]
        return facts.map(({ name, value, detail }) => (
          <Figure key={`${one.typeCode} ${name}`} label={name} value={value} detail={detail} />
        ))
      })}
    </Rules>
  )
}
