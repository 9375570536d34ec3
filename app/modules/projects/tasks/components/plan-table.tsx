import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { RowsTable, Tag } from '#app/ui/index.ts'
import type { ProjectPlan } from '#contract/projects/tasks.ts'
import { taskPath } from '../paths.ts'

type PlanTableProps = { plan: ProjectPlan; names: Readonly<Record<string, string>> }

/** The plan in words: from when to when, how much it may slip, and what is critical or late. */
export function PlanTable({ plan: { tasks }, names }: PlanTableProps) {
  const t = useT('tasks')
  const { date, number } = useFormat()
  const { firm } = useFirm()
  return (
    <RowsTable
      caption={t('plan.table')}
      isStacked
      density="compact"
      rows={tasks}
      keyOf={(task) => task.id}
      columns={[
        {
          head: t('field.title'),
          place: 'name',
          href: (task) => taskPath(firm.firmId, task.id),
          cell: (task) => (
            <>
              {'\u2003'.repeat(task.depth)}
              {task.title}
            </>
          ),
        },
        {
          head: t('field.assigneeIds'),
          place: 'detail',
          tone: 'soft',
          cell: (task) => task.assigneeIds.flatMap((id) => names[id] ?? []).join(', '),
        },
        { head: t('field.startDate'), cell: (task) => date(task.startDate, 'medium') },
        {
          head: t('plan.finish'),
          place: 'secondDetail',
          cell: (task) => date(task.finishDate, 'medium'),
        },
        {
          head: t('plan.float'),
          isNumber: true,
          place: 'figure',
          cell: (task) => number(task.floatDays),
        },
        {
          head: t('field.state'),
          place: 'state',
          cell: (task) => (
            <>
              {task.isLate && <Tag tone="bad">{t('plan.late')}</Tag>}
              {task.isCritical && <Tag tone="warn">{t('plan.critical')}</Tag>}
              {!task.isLate && !task.isCritical && t(`state.${task.state}`)}
            </>
          ),
        },
      ]}
    />
  )
}
