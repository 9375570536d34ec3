import type { TypedTree } from '#app/shell/form/form-tree.ts'
import type { About, Choice } from '#app/shell/register/describe.ts'
import type { FormSection, RowField } from '#app/shell/register/fields.ts'
import {
  maxChecklist,
  maxTaskLinks,
  type Task,
  taskLinkKinds,
  taskPriorities,
  taskRepeatFroms,
  taskRepeats,
  taskStates,
} from '#contract/projects/tasks.ts'

/** What the pages of a task need beside it. */
export type TaskExtra = {
  people: Choice[]
  projects: Choice[]
  hasMoreProjects: boolean
  /** With the project before each. */
  tasks: Choice[]
  hasMoreTasks: boolean
}

const linkFields: RowField<TaskExtra>[] = [
  {
    name: 'taskId',
    kind: 'select',
    span: 6,
    isHalf: true,
    hintOf: moreTasks,
    options: ({ extra }) => [{ value: '', label: '–' }, ...extra.tasks],
  },
  {
    name: 'kind',
    kind: 'select',
    span: 4,
    isHalf: true,
    options: optionsOf('link', taskLinkKinds),
  },
  {
    name: 'lagDays',
    kind: 'number',
    unit: 'unit.days',
    span: 2,
    isHalf: true,
    isOptional: true,
    // None is nothing to tell.
    written: { read: (typed) => typed, show: (value) => (value === '0' ? '' : value) },
  },
]

const checkFields: RowField<TaskExtra>[] = [
  { name: 'text', kind: 'text', maxLength: 200, span: 8 },
  { name: 'isDone', kind: 'yesNo', span: 4 },
]

const half = { isHalf: true } as const

export const taskSections: FormSection<Task, TaskExtra>[] = [
  {
    title: 'form.about',
    fields: [
      { name: 'title', kind: 'text', maxLength: 200 },
      {
        name: 'projectId',
        kind: 'select',
        hintOf: ({ extra }) => (extra.hasMoreProjects ? 'form.moreProjects' : undefined),
        options: ({ extra }) => extra.projects,
      },
      {
        name: 'assigneeIds',
        kind: 'checks',
        isOptional: true,
        choicesOf: ({ extra }) => extra.people,
      },
      { name: 'state', kind: 'select', options: optionsOf('state', taskStates), ...half },
      { name: 'priority', kind: 'select', options: optionsOf('priority', taskPriorities), ...half },
      { name: 'percentDone', kind: 'number', unit: 'unit.percent', ...half },
      { name: 'notes', kind: 'textarea', maxLength: 2000, isOptional: true },
      { name: 'isShared', kind: 'yesNo', isOptional: true, hint: 'form.sharedHint' },
    ],
  },
  {
    title: 'form.plan',
    words: 'form.planWords',
    fields: [
      {
        name: 'estimateHours',
        kind: 'decimal',
        unit: ({ t }) => t('unit.hours'),
        isOptional: true,
        ...half,
      },
      {
        name: 'parentId',
        kind: 'select',
        isOptional: true,
        hintOf: moreTasks,
        options: ({ t, extra }) => [{ value: '', label: t('form.noParent') }, ...extra.tasks],
        ...half,
      },
      { name: 'startDate', kind: 'date', isOptional: true, ...half },
      { name: 'dueDate', kind: 'date', isOptional: true, ...half },
      { name: 'links', kind: 'rows', isOptional: true, maxRows: maxTaskLinks, fields: linkFields },
    ],
  },
  {
    title: 'form.repeat',
    words: 'form.repeatWords',
    isFolded: neverRepeats,
    isFactless: neverRepeats,
    fields: [
      { name: 'repeats', kind: 'select', options: optionsOf('repeat', taskRepeats), ...half },
      { name: 'repeatEvery', kind: 'number', ...half },
      { name: 'repeatFrom', kind: 'select', options: optionsOf('from', taskRepeatFroms), ...half },
      { name: 'repeatUntil', kind: 'date', isOptional: true, ...half },
    ],
  },
  {
    title: 'form.checklist',
    isFolded: () => false,
    fields: [
      {
        name: 'checklist',
        kind: 'rows',
        isOptional: true,
        maxRows: maxChecklist,
        fields: checkFields,
      },
    ],
  },
]

/** Said where not all open tasks are listed. */
function moreTasks({ extra }: About<TaskExtra>): string | undefined {
  return extra.hasMoreTasks ? 'form.moreTasks' : undefined
}

function neverRepeats({ repeats }: TypedTree): boolean {
  return repeats === 'never'
}

function optionsOf(texts: string, values: readonly string[]) {
  return ({ t }: About<TaskExtra>): Choice[] =>
    values.map((value) => ({ value, label: t(`${texts}.${value}`) }))
}
