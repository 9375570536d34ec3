import { useFormat, useT } from '#app/shell/page-context.tsx'
import { FactList, RulesCell } from '#app/ui/index.ts'
import type { TimeSheet } from '#contract/people/attendance.ts'
import { clockText } from '../words.ts'

/** Hours of a month that the law knows a premium for; nothing where there are none. */
export function PremiumHours({ sheet }: { sheet: TimeSheet }) {
  const t = useT('attendance')
  const { number } = useFormat()
  const { premiums } = sheet.totals
  if (premiums.length === 0) return null
  return (
    <RulesCell title={t('premium.title')}>
      <FactList
        facts={premiums.map(({ code, percent, minutes }) => ({
          key: `${code} ${percent}`,
          term: t('premium.line', { name: t(`premium.${code}`), percent: number(Number(percent)) }),
          value: clockText(minutes),
        }))}
      />
    </RulesCell>
  )
}
