import {
  findProjectLabel,
  formatHours,
  offeredTasks,
  planPath,
} from '#app/modules/projects/projects/index.ts'
import { useT } from '#app/shell/page-context.tsx'
import { type Column, describeRegister, type Filter } from '#app/shell/register/describe.ts'
import { plainRegister } from '#app/shell/register/plain-register.ts'
import { changedColumn, stateColumn } from '#app/shell/register/usual-columns.ts'
import type { FirmAccess } from '#app/shell/session/session.server.ts'
import { Figure, Rules, Status, type StatusKind } from '#app/ui/index.ts'
import { Id } from '#contract/core/fields.ts'
import { membersContract } from '#contract/firm/members.ts'
import { projectsContract } from '#contract/projects/projects.ts'
import {
  type Task,
  TaskInput,
  TaskListQuery,
  type TaskRow,
  type TaskState,
  taskPriorities,
  taskStates,
  tasksContract,
} from '#contract/projects/tasks.ts'
import { type TaskExtra, taskSections } from './fields.ts'
import { boardPath, noteTimePath } from './paths.ts'

const discs: Record<TaskState, StatusKind> = {
  todo: 'draft',
  doing: 'sent',
  waiting: 'viewed',
  done: 'paid',
}

const columns: Column<TaskRow, TaskExtra>[] = [
  { name: 'title', kind: 'link', label: 'field.title', sort: 'title', place: 'name' },
  { name: 'project', kind: 'text', label: 'field.projectId', place: 'detail' },
  {
    name: 'assigneeIds',
    kind: 'text',
    label: 'field.assigneeIds',
    place: 'secondDetail',
    value: (row, { extra }) => namesOf(row, extra).join(', '),
    fileValue: (row, { extra }) => namesOf(row, extra).join('; '),
  },
  stateColumn(({ state }) => ({ kind: discs[state] }), 'field.state'),
  { name: 'priority', kind: 'choice', label: 'field.priority', choices: 'priority', tone: 'soft' },
  { name: 'startDate', kind: 'date', label: 'field.startDate', isFileOnly: true },
  { name: 'dueDate', kind: 'date', label: 'field.dueDate', sort: 'due', place: 'figure' },
  { name: 'estimateHours', kind: 'number', label: 'field.estimateHours' },
  {
    name: 'workedSeconds',
    kind: 'text',
    label: 'list.worked',
    value: ({ workedSeconds }) => formatHours(workedSeconds),
  },
  changedColumn,
]

const filters: Filter<TaskExtra>[] = [
  {
    kind: 'choice',
    name: 'projectId',
    label: 'field.projectId',
    choices: ({ extra }) => extra.projects,
  },
  {
    kind: 'choice',
    name: 'assigneeId',
    label: 'field.assigneeIds',
    choices: ({ extra }) => extra.people,
  },
  {
    kind: 'choice',
    name: 'state',
    label: 'field.state',
    choices: ({ t }) => taskStates.map((value) => ({ value, label: t(`state.${value}`) })),
  },
  {
    kind: 'choice',
    name: 'priority',
    label: 'field.priority',
    choices: ({ t }) => taskPriorities.map((value) => ({ value, label: t(`priority.${value}`) })),
  },
]

function namesOf({ assigneeIds }: TaskRow, { people }: TaskExtra): string[] {
  return people.flatMap(({ value, label }) => (assigneeIds.includes(value) ? label : []))
}

/** What a task can be part of, or wait for. */
async function tasksFor(access: FirmAccess, record: Promise<Task> | undefined, linkedId = '') {
  const { projectId, parentId = '', links = [] } = (await record) ?? {}
  return offeredTasks(access, {
    projectId: projectId ?? (Id.safeParse(linkedId).data || undefined),
    chosen: [parentId, ...links.map(({ taskId }) => taskId)],
  })
}

const noTasks = { tasks: [], hasMore: false }

async function load(
  access: FirmAccess,
  page: 'list' | 'record' | 'form',
  query?: TaskListQuery,
  record?: Promise<Task>,
  linked?: Readonly<Record<string, string>>,
): Promise<TaskExtra> {
  const { call, firm } = access
  const { firmId } = firm
  const [people, { projects, hasMore }, task, offered] = await Promise.all([
    call(membersContract.listNames, { firmId }),
    call(projectsContract.choices, { firmId }),
    record,
    page === 'list' ? noTasks : tasksFor(access, record, linked?.projectId),
  ])
  const labels = new Map(projects.map(({ id, label }) => [id, label]))
  // A task stays in its project, which may be finished.
  if (task && !labels.has(task.projectId)) labels.set(task.projectId, task.project)
  // One that a link or a filter names may be beyond those that are listed.
  const named = linked?.projectId ?? query?.projectId ?? ''
  if (named !== '' && !labels.has(named)) {
    const label = await findProjectLabel(access, named)
    if (label !== undefined) labels.set(named, label)
  }
  return {
    people: people.map(({ userId, name }) => ({ value: userId, label: name })),
    projects: [...labels].map(([value, label]) => ({ value, label })),
    hasMoreProjects: hasMore,
    hasMoreTasks: offered.hasMore,
    tasks: offered.tasks.map(({ id, label, projectId }) => ({
      value: id,
      label: `${labels.get(projectId) ?? ''} · ${label}`,
    })),
  }
}

export const register = describeRegister({
  name: 'tasks',
  recordKind: 'task',
  path: 'tasks',
  idParam: 'taskId',
  tabs: ['open', 'done', 'archived'],
  columns,
  filters,
  load,
  nameOf: ({ title }: TaskRow | Task) => title,
  ...plainRegister({
    contract: tasksContract,
    query: TaskListQuery,
    input: TaskInput,
    one: (firmId, taskId) => ({ firmId, taskId }),
  }),
  form: {
    input: TaskInput,
    sections: taskSections,
    filledByLinks: ['projectId'],
    initial: () => ({
      ...{ state: 'todo', priority: 'normal', percentDone: '0' },
      ...{ repeats: 'never', repeatEvery: '1', repeatFrom: 'due' },
    }),
  },
  sentenceOf: ({ project }) => project,
  links: ({ id, projectId, state }, { firm: { firmId } }) => [
    ...(state === 'done'
      ? []
      : [
          {
            label: 'detail.time',
            icon: 'clock' as const,
            href: noteTimePath(firmId, projectId, id),
          },
        ]),
    { label: 'detail.plan', icon: 'chart-no-axes-column', href: planPath(firmId, projectId) },
    { label: 'detail.board', icon: 'layout-dashboard', href: boardPath(firmId, projectId) },
  ],
  Mark: StateMark,
  Panels: WorkPanel,
})

function StateMark({ record: { state } }: { record: Task }) {
  const t = useT('tasks')
  return <Status kind={discs[state]}>{t(`state.${state}`)}</Status>
}

/** Plan against truth: what was estimated and worked, with all that is part of the task. */
function WorkPanel({ record: { effort } }: { record: Task }) {
  const t = useT('tasks')
  const { parts, estimateSeconds, workedSeconds, overSeconds } = effort
  const detail = parts > 0 ? t('effort.withParts', { count: parts }) : undefined
  const figures = [
    { label: t('list.worked'), seconds: workedSeconds },
    ...(estimateSeconds === null || overSeconds === null
      ? []
      : [
          { label: t('field.estimateHours'), seconds: estimateSeconds },
          {
            label: t(overSeconds > 0 ? 'effort.over' : 'effort.left'),
            seconds: Math.abs(overSeconds),
          },
        ]),
  ]
  return (
    <Rules columns={figures.length > 1 ? 'three' : 'one'}>
      {figures.map(({ label, seconds }) => (
        <Figure key={label} label={label} value={formatHours(seconds)} detail={detail} />
      ))}
    </Rules>
  )
}
