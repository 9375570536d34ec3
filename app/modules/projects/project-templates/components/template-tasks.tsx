import { useFormat, useT } from '#app/shell/page-context.tsx'
import { Cell, HeadCell, NumberCell, Table } from '#app/ui/index.ts'
import type { ProjectTemplate } from '#contract/projects/project-templates.ts'

/** The tasks of a template with the working days on which they begin and are due. */
export function TemplateTasks({ tasks }: { tasks: ProjectTemplate['tasks'] }) {
  const t = useT('project-templates')
  const { number } = useFormat()
  // People count the first day as day 1.
  const day = (value: number | null) =>
    value === null ? '–' : t('task.day', { day: number(value < 0 ? value : value + 1) })
  return (
    <Table caption={t('list.tasks')} isStacked>
      <thead>
        <tr>
          <HeadCell>{t('task.title')}</HeadCell>
          <HeadCell>{t('task.start')}</HeadCell>
          <HeadCell>{t('task.due')}</HeadCell>
          <HeadCell isNumber>{t('task.estimate')}</HeadCell>
        </tr>
      </thead>
      <tbody>
        {tasks.map(({ title, depth, startDay, dueDay, estimateHours }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two tasks may have one title
          <tr key={at}>
            <Cell place="name">{`${'– '.repeat(depth)}${title}`}</Cell>
            <Cell place="detail">{day(startDay)}</Cell>
            <Cell place="secondDetail">{day(dueDay)}</Cell>
            <NumberCell>{estimateHours === '' ? '–' : number(estimateHours)}</NumberCell>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
