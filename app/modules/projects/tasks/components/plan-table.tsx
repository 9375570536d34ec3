import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { Cell, HeadCell, NameCell, NumberCell, Table, Tag } from '#app/ui/index.ts'
import type { ProjectPlan } from '#contract/projects/tasks.ts'
import { taskPath } from '../paths.ts'

type PlanTableProps = { plan: ProjectPlan; names: Readonly<Record<string, string>> }

/** The plan in words: from when to when, how much it may slip, and what is critical or late. */
export function PlanTable({ plan: { tasks }, names }: PlanTableProps) {
  const t = useT('tasks')
  const { date, number } = useFormat()
  const { firm } = useFirm()
  return (
    <Table caption={t('plan.table')} isStacked density="compact">
      <thead>
        <tr>
          <HeadCell>{t('field.title')}</HeadCell>
          <HeadCell>{t('field.assigneeId')}</HeadCell>
          <HeadCell>{t('field.startDate')}</HeadCell>
          <HeadCell>{t('plan.finish')}</HeadCell>
          <HeadCell isNumber>{t('plan.float')}</HeadCell>
          <HeadCell>{t('field.state')}</HeadCell>
        </tr>
      </thead>
      <tbody>
        {tasks.map((task) => (
          <tr key={task.id}>
            <NameCell place="name" href={taskPath(firm.firmId, task.id)}>
              {'\u2003'.repeat(task.depth)}
              {task.title}
            </NameCell>
            <Cell place="detail" tone="soft">
              {names[task.assigneeId] ?? ''}
            </Cell>
            <Cell>{date(task.startDate, 'medium')}</Cell>
            <Cell place="secondDetail">{date(task.finishDate, 'medium')}</Cell>
            <NumberCell place="figure">{number(task.floatDays)}</NumberCell>
            <Cell place="state">
              {task.isLate && <Tag tone="bad">{t('plan.late')}</Tag>}
              {task.isCritical && <Tag tone="warn">{t('plan.critical')}</Tag>}
              {!task.isLate && !task.isCritical && t(`state.${task.state}`)}
            </Cell>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
