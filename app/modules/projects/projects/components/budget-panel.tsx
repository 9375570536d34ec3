import { useFormat, useT } from '#app/shell/page-context.tsx'
import { Figure, Progress, Rules } from '#app/ui/index.ts'
import type { Project } from '#contract/projects/projects.ts'
import { formatHours } from '../format-hours.ts'

/** How much was worked on a project, and how much of its hours that is. */
export function BudgetPanel({ record }: { record: Project }) {
  const t = useT('projects')
  const { number, percent } = useFormat()
  const { workedSeconds, budgetHours, noticePercent } = record
  const budget = Number(budgetHours)
  const share = budget > 0 ? workedSeconds / 3600 / budget : 0
  const used = Math.floor(share * 100)
  const tone = used >= 100 ? 'bad' : used >= noticePercent ? 'warn' : 'ok'
  return (
    <Rules columns="two">
      <Figure label={t('list.worked')} value={formatHours(workedSeconds)} />
      {budget > 0 && (
        <Figure
          label={t('panel.budget')}
          value={percent(used)}
          detail={t('panel.ofHours', { hours: number(budgetHours) })}
          bar={<Progress share={Math.min(1, share)} label={t('panel.budget')} tone={tone} />}
        />
      )}
    </Rules>
  )
}
