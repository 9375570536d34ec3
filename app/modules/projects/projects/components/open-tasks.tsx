import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { Button, LinkButton, Row, RowsTable, Rules, RulesCell, text } from '#app/ui/index.ts'
import type { Project } from '#contract/projects/projects.ts'
import type { OpenWork } from '../load-open-work.ts'
import { newTaskPath, projectPath, taskPath, tasksOfPath, timerPath } from '../paths.ts'

type OpenTasksProps = { project: Pick<Project, 'id' | 'isArchived' | 'state'>; work: OpenWork }

/** The open tasks of a project, those due first, each with a button that starts the timer on it. */
export function OpenTasks({ project, work }: OpenTasksProps) {
  const t = useT('projects')
  const { date, number } = useFormat()
  const { firm, can } = useFirm()
  const { firmId } = firm
  const { tasks, total, names, runningTaskId } = work
  const isOpen = !project.isArchived && project.state !== 'done'
  const hasMore = total === null || total > tasks.length
  const timer = (taskId: string) =>
    isOpen && (
      <TimerButton projectId={project.id} taskId={taskId} isRunning={runningTaskId === taskId} />
    )
  return (
    <Rules>
      <RulesCell
        title={t('panel.tasks')}
        isFlush={tasks.length > 0}
        aside={
          <Row>
            {can('time:edit') && timer('')}
            {can('task:edit') && isOpen && (
              <LinkButton size="s" icon="plus" href={newTaskPath(firmId, project.id)}>
                {t('panel.newTask')}
              </LinkButton>
            )}
          </Row>
        }
      >
        {tasks.length === 0 ? (
          <p className={text.soft}>{t('panel.noTasks')}</p>
        ) : (
          <RowsTable
            caption={t('panel.tasks')}
            isStacked
            density="compact"
            rows={tasks}
            keyOf={({ id }) => id}
            columns={[
              {
                head: t('row.rates.taskId'),
                place: 'name',
                href: ({ id }) => taskPath(firmId, id),
                cell: ({ title }) => title,
              },
              {
                head: t('panel.assignees'),
                place: 'detail',
                tone: 'soft',
                cell: ({ assigneeIds }) => assigneeIds.flatMap((id) => names[id] ?? []).join(', '),
              },
              {
                head: t('panel.due'),
                place: 'secondDetail',
                cell: ({ dueDate }) => dueDate && date(dueDate, 'medium'),
              },
              can('time:edit') && {
                head: t('panel.timer'),
                place: 'state',
                cell: ({ id }) => timer(id),
              },
            ]}
          />
        )}
        {hasMore && (
          <p>
            <a className={text.link} href={tasksOfPath(firmId, project.id)}>
              {total === null
                ? t('panel.allTasksOfMany')
                : t('panel.allTasks', { count: total, number: number(total) })}
            </a>
          </p>
        )}
      </RulesCell>
    </Rules>
  )
}

type TimerButtonProps = { projectId: string; taskId: string; isRunning: boolean }

/** Starts the timer on a task, or on the project where none is named; stops what runs there. */
function TimerButton({ projectId, taskId, isRunning }: TimerButtonProps) {
  const t = useT('projects')
  const { firm } = useFirm()
  return (
    <form method="post" action={timerPath(firm.firmId)}>
      <input type="hidden" name="back" value={projectPath(firm.firmId, projectId)} />
      <input type="hidden" name="projectId" value={projectId} />
      <input type="hidden" name="taskId" value={taskId} />
      <Button
        size="s"
        kind={isRunning ? 'primary' : undefined}
        icon={isRunning ? 'pause' : 'play'}
        name="intent"
        value={isRunning ? 'stop' : 'start'}
      >
        {t(isRunning ? 'panel.stopTimer' : 'panel.startTimer')}
      </Button>
    </form>
  )
}
