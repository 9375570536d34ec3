import { useFirm, useFormat, useT } from '#app/shell/page-context.tsx'
import { Avatar, Button, Count, Tag, text, VisuallyHidden } from '#app/ui/index.ts'
import { type TaskRow, type TaskState, taskStates } from '#contract/projects/tasks.ts'
import { taskPath } from '../paths.ts'
import * as styles from './board.css.ts'

type BoardColumnProps = {
  state: TaskState
  tasks: readonly TaskRow[]
  /** Names of people by their ids. */
  names: Readonly<Record<string, string>>
}

/** The tasks of a state; each has buttons to the columns beside it. */
export function BoardColumn({ state, tasks, names }: BoardColumnProps) {
  const t = useT('tasks')
  return (
    <section className={styles.column}>
      <h2 className={styles.columnTitle}>
        {t(`state.${state}`)} <Count>{tasks.length}</Count>
      </h2>
      {tasks.map((task) => (
        <Card
          key={task.id}
          task={task}
          people={task.assigneeIds.flatMap((id) => names[id] ?? [])}
        />
      ))}
    </section>
  )
}

function Card({ task, people }: { task: TaskRow; people: readonly string[] }) {
  const t = useT('tasks')
  const { date } = useFormat()
  const { firm, can } = useFirm()
  const { id, title, project, dueDate, priority, state, version } = task
  const at = taskStates.indexOf(state)
  const [before, after] = [taskStates[at - 1], taskStates[at + 1]]
  return (
    <article className={styles.card}>
      <a className={styles.cardTitle} href={taskPath(firm.firmId, id)}>
        {title}
      </a>
      <p className={text.secondLine}>{project}</p>
      <div className={styles.cardFoot}>
        {people.map((name) => (
          <Avatar key={name} name={name} />
        ))}
        {people.length > 0 && <VisuallyHidden>{people.join(', ')}</VisuallyHidden>}
        {dueDate && <span className={text.small}>{date(dueDate, 'short')}</span>}
        {priority === 'high' && <Tag tone="warn">{t('priority.high')}</Tag>}
        {can('task:edit') && (
          <form method="post" className={styles.moves}>
            <input type="hidden" name="taskId" value={id} />
            <input type="hidden" name="version" value={version} />
            {before && (
              <Button
                size="s"
                kind="ghost"
                icon="chevron-left"
                iconOnly
                name="state"
                value={before}
                title={t(`state.${before}`)}
              >
                {t('board.moveTo', { state: t(`state.${before}`) })}
              </Button>
            )}
            {after && (
              <Button
                size="s"
                kind="ghost"
                icon="chevron-right"
                iconOnly
                name="state"
                value={after}
                title={t(`state.${after}`)}
              >
                {t('board.moveTo', { state: t(`state.${after}`) })}
              </Button>
            )}
          </form>
        )}
      </div>
    </article>
  )
}
