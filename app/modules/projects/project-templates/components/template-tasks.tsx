import { useFormat, useT } from '#app/shell/page-context.tsx'
import { RowsTable } from '#app/ui/index.ts'
import type { ProjectTemplate } from '#contract/projects/project-templates.ts'

/** The tasks of a template with the working days on which they begin and are due. */
export function TemplateTasks({ tasks }: { tasks: ProjectTemplate['tasks'] }) {
  const t = useT('project-templates')
  const { number } = useFormat()
  // People count the first day as day 1.
  const day = (value: number | null) =>
    value === null ? '–' : t('task.day', { day: number(value < 0 ? value : value + 1) })
  return (
    <RowsTable
      caption={t('list.tasks')}
      isStacked
      rows={tasks}
      keyOf={(_, at) => at}
      columns={[
        {
          head: t('task.title'),
          place: 'name',
          cell: ({ title, depth }) => `${'– '.repeat(depth)}${title}`,
        },
        { head: t('task.start'), place: 'detail', cell: ({ startDay }) => day(startDay) },
        { head: t('task.due'), place: 'secondDetail', cell: ({ dueDay }) => day(dueDay) },
        {
          head: t('task.estimate'),
          isNumber: true,
          cell: ({ estimateHours }) => (estimateHours === '' ? '–' : number(estimateHours)),
        },
      ]}
    />
  )
}
