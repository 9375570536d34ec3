import { type FieldProblems, refuseProblems } from '#contract/core/errors.ts'
import {
  type Task,
  TaskInput,
  type TaskListQuery,
  type TaskRow,
  type TaskState,
  tasksContract,
} from '#contract/projects/tasks.ts'
import { requireVersion } from '../../../firm/require-version.ts'
import type { FirmContext, Reader, Writer } from '../../../firm/store.ts'
import { defineRegister } from '../../../register/define-register.ts'
import { equals, type RegisterSource } from '../../../register/describe.ts'
import type { Prepared } from '../../../register/description.ts'
import { type Raw, rowOf } from '../../../register/stored-rows.ts'
import { firmDate } from '../../firm/firms/index.ts'
import { projects } from '../projects/index.ts'
import { followsProject, labelsOfProjects } from '../projects/views.ts'
import { secondsOnTask, secondsOnTasks } from '../time/views.ts'
import { assignedTo, assigneesOf } from './assignees.ts'
import { effortOf } from './effort.ts'
import { cyclicLink, tasksOfProject } from './project-plan.ts'
import { followingTask, seriesOf } from './series.ts'
import { noDueDate, tasksSearch, tasksTable } from './tables.ts'
import { projectOfTask } from './views.ts'

export type StoredTask = typeof tasksTable.$inferSelect

export const taskList: RegisterSource<TaskListQuery> = {
  from: 'project_tasks',
  search: tasksSearch.name,
  tabs: { open: "stage = 'open'", done: "stage = 'done'", archived: "stage = 'archived'" },
  sorts: { due: 'due_order', title: 'title collate nocase', updatedAt: 'updated_at' },
  filters: {
    projectId: equals('project_id'),
    assigneeId: assignedTo,
    state: equals('state'),
    priority: equals('priority'),
  },
}

const storedOf = rowOf(tasksTable)

export const tasks = defineRegister({
  kind: 'task',
  contract: tasksContract,
  table: tasksTable,
  list: taskList,
  row: taskRow,
  fillRows,
  record: taskOf,
  labelOf: ({ title }) => title,
  found: ({ title, notes }) => ({ words: { title, notes }, text: notes }),
  reach: followsProject('project_tasks', 'project_id'),
  prepare,
  archived: placeInList,
})

/** A row without what stands elsewhere; `fillRows` adds that of a whole page. */
function taskRow(raw: Raw): TaskRow {
  const { checklist: _, links: __, notes: ___, createdAt: ____, ...shown } = bare(storedOf(raw))
  return { ...shown, project: '', workedSeconds: 0 }
}

function fillRows(rows: TaskRow[], reader: Reader): TaskRow[] {
  const labels = labelsOfProjects(
    reader,
    rows.map(({ projectId }) => projectId),
  )
  const worked = secondsOnTasks(
    reader,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => ({
    ...row,
    project: labels.get(row.projectId) ?? '',
    workedSeconds: worked.get(row.id) ?? 0,
  }))
}

function taskOf(reader: Reader, _firm: FirmContext, stored: StoredTask): Task {
  return shownTask(reader, stored)
}

/** A task as the API shows it. */
export function shownTask(reader: Reader, stored: StoredTask): Task {
  const project = labelsOfProjects(reader, [stored.projectId]).get(stored.projectId) ?? ''
  const workedSeconds = secondsOnTask(reader, stored.id)
  return { ...bare(stored), project, workedSeconds, effort: effortOf(reader, stored.id) }
}

function bare(stored: StoredTask) {
  const { rowNumber: _, stage: __, dueOrder: ___, createdBy: ____, updatedBy, ...others } = stored
  const { seriesId, seriesNumber, firstDue, slot, ...shown } = others
  return { ...shown, assigneeId: shown.assigneeIds[0] ?? '' }
}

function prepare(
  writer: Writer,
  firm: FirmContext,
  input: TaskInput,
  before?: StoredTask,
): Prepared {
  requireValid(writer, input, before)
  const { assigneeId: _, ...fields } = input
  const assigneeIds = assigneesOf(input, before?.assigneeIds)
  const isDone = input.state === 'done'
  const doneDate = isDone ? (before?.doneDate ?? firmDate(writer, firm)) : null
  const series = seriesOf(firm, input, before)
  const isDoneNow = isDone && before?.state !== 'done'
  return {
    follow: () => {
      if (isDoneNow && doneDate) {
        createFollowing(writer, firm, { ...fields, assigneeIds, ...series }, doneDate)
      }
    },
    columns: {
      ...fields,
      assigneeIds,
      ...series,
      doneDate,
      percentDone: isDone ? 100 : input.percentDone,
      dueOrder: input.dueDate ?? noDueDate,
      stage: stageOf(input.state, before?.isArchived ?? false),
    },
  }
}

/** Makes the next task of a series once one is done: open, with nothing of its checklist ticked. */
function createFollowing(
  writer: Writer,
  firm: FirmContext,
  { seriesId, seriesNumber, firstDue, slot, ...input }: TaskInput & ReturnType<typeof seriesOf>,
  doneDate: string,
): void {
  const place = { seriesId, seriesNumber, firstDue, slot }
  const next = followingTask(writer, { ...input, ...place }, doneDate)
  if (!next) return
  const { id } = tasks.create(writer, firm, {
    ...input,
    ...{ state: 'todo', percentDone: 0, links: [], startDate: next.start, dueDate: next.due },
    checklist: input.checklist.map(({ text }) => ({ text, isDone: false })),
  })
  const { number, slot: nextSlot } = next
  tasks.change(writer, firm, id, { seriesId, seriesNumber: number, firstDue, slot: nextSlot })
}

/** Puts one that was taken out of the lists, or back in, where they have it. */
function placeInList({ sql }: Writer, _firm: FirmContext, { id }: StoredTask): void {
  sql.exec(
    `update project_tasks set stage = case when is_archived = 1 then 'archived'
       when state = 'done' then 'done' else 'open' end where id = ?`,
    id,
  )
}

function stageOf(state: TaskState, isArchived: boolean): StoredTask['stage'] {
  if (isArchived) return 'archived'
  return state === 'done' ? 'done' : 'open'
}

/** @throws AppError invalid for what is of another project, or waits for itself in the end */
function requireValid(reader: Reader, input: TaskInput, before: StoredTask | undefined): void {
  const fields: FieldProblems = {}
  const project = projects.find(reader, input.projectId)
  const isOpen = project && (!project.isArchived || before?.projectId === input.projectId)
  if (!isOpen) fields.projectId = { key: 'unknownProject' }
  const { startDate, dueDate } = input
  if (startDate && dueDate && dueDate < startDate) fields.dueDate = { key: 'endBeforeStart' }
  if (input.repeats !== 'never' && !dueDate) fields.dueDate = { key: 'repeatNeedsDue' }
  const isOther = (id: string) => id !== before?.id && projectOfTask(reader, id) === input.projectId
  if (input.parentId !== '' && !isOther(input.parentId)) fields.parentId = { key: 'otherTask' }
  for (const [at, { taskId }] of input.links.entries()) {
    if (!isOther(taskId)) fields[`links.${at}.taskId`] = { key: 'otherTask' }
  }
  // Nothing waits for a task that is not there yet, so it makes no cycle.
  if (before && Object.keys(fields).length === 0) {
    const others = tasksOfProject(reader, input.projectId).filter(({ id }) => id !== before.id)
    const cycle = cyclicLink(others, { ...input, id: before.id })
    if (cycle === 'parent') fields.parentId = { key: 'taskCycle' }
    else if (cycle) fields['links.0.taskId'] = { key: 'taskCycle' }
  }
  refuseProblems(fields, 'The task has fields to correct')
}

/** Sets the state alone. @throws AppError not_found; conflict where it was changed meanwhile */
export function moveTask(
  writer: Writer,
  firm: FirmContext,
  { taskId, state, version }: { taskId: string; state: TaskState; version?: number | undefined },
): Task {
  const stored = tasks.get(writer, taskId)
  if (version !== undefined) requireVersion(stored, version, () => shownTask(writer, stored))
  if (stored.state === state) return shownTask(writer, stored)
  const isReopened = stored.state === 'done' && stored.percentDone === 100
  tasks.update(writer, firm, taskId, {
    ...TaskInput.parse(stored),
    ...{ state, version: stored.version },
    ...(isReopened && { percentDone: 0 }),
  })
  return shownTask(writer, tasks.get(writer, taskId))
}
