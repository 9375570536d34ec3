import { z } from 'zod'
import { endpoint } from '../core/endpoint.ts'
import * as field from '../core/fields.ts'
import { listQuery, recordOf, registerContract } from '../core/register.ts'
import { ProjectChoice } from './projects.ts'

export const taskStates = ['todo', 'doing', 'waiting', 'done'] as const
export const TaskState = z.enum(taskStates)
export type TaskState = z.infer<typeof TaskState>

export const taskPriorities = ['low', 'normal', 'high'] as const
export const TaskPriority = z.enum(taskPriorities)

export const taskLinkKinds = ['finishStart', 'startStart', 'finishFinish', 'startFinish'] as const

/** How often a task comes again; each time a new task is made once the last one is done. */
export const taskRepeats = ['never', 'daily', 'weekly', 'monthly', 'yearly'] as const
export const TaskRepeat = z.enum(taskRepeats)
export type TaskRepeat = z.infer<typeof TaskRepeat>

/** What the next date is counted from: the due dates as planned, or the day the last one was done. */
export const taskRepeatFroms = ['due', 'completion'] as const

const LagDays = field.wholeNumber({ minimum: -250, maximum: 250 })

/** What a task waits for: another task of the project, with a lag in working days. */
export const TaskLink = z.object({
  taskId: field.Id,
  kind: z.enum(taskLinkKinds).default('finishStart'),
  /** An empty field of a form comes as null. */
  lagDays: LagDays.nullable()
    .default(0)
    .transform((days) => days ?? 0)
    .pipe(z.int()),
})
export type TaskLink = z.infer<typeof TaskLink>

export const ChecklistItem = z.object({
  text: field.requiredText(200),
  isDone: z.stringbool().or(z.boolean()).default(false),
})
export type ChecklistItem = z.infer<typeof ChecklistItem>

export const maxTaskLinks = 30
export const maxChecklist = 50
export const maxAssignees = 30

export const TaskInput = z.object({
  projectId: field.Id,
  title: field.requiredText(200),
  /** The task that it is part of, of the same project; empty for none. */
  parentId: z.union([z.literal(''), field.Id]).default(''),
  /** Who does it, the first one first. */
  assigneeIds: z.array(field.Id).max(maxAssignees).optional(),
  /**
   * The first of `assigneeIds`, for clients that know of one alone: said without these, or beside these
   * as they are, it takes the place of the first and leaves the others; empty for nobody.
   */
  assigneeId: z.union([z.literal(''), field.Id]).optional(),
  state: TaskState.default('todo'),
  priority: TaskPriority.default('normal'),
  /** Hours of work; empty where nobody knows. */
  estimateHours: z.union([z.literal(''), field.decimalText(2)]).default(''),
  /** A task with a start stands on it; one without is planned after what it waits for. */
  startDate: field.DateOnly.nullable().default(null),
  dueDate: field.DateOnly.nullable().default(null),
  percentDone: field.wholeNumber({ minimum: 0, maximum: 100 }).default(0),
  checklist: z.array(ChecklistItem).max(maxChecklist).default([]),
  links: z.array(TaskLink).max(maxTaskLinks).default([]),
  notes: field.optionalText(2000),
  /** Whether the client of the project sees it in the portal: its title, state and days. */
  isShared: z.stringbool().or(z.boolean()).default(false),
  repeats: TaskRepeat.default('never'),
  /** 2 with `weekly`: every other week. */
  repeatEvery: field.wholeNumber({ minimum: 1, maximum: 99 }).default(1),
  repeatFrom: z.enum(taskRepeatFroms).default('due'),
  /** The last day on which one may be due; null for no end. */
  repeatUntil: field.DateOnly.nullable().default(null),
})
export type TaskInput = z.infer<typeof TaskInput>

export const Task = recordOf(TaskInput).extend({
  assigneeIds: z.array(field.Id),
  assigneeId: z.string(),
  project: z.string(),
  /** The day on which it was done. */
  doneDate: field.DateOnly.nullable(),
  /** What was worked on it. */
  workedSeconds: z.int(),
  /** Plan against actual of the task and all `parts` that it has. */
  effort: z.object({
    parts: z.int(),
    /** Null where nothing of it was estimated. */
    estimateSeconds: z.int().nullable(),
    workedSeconds: z.int(),
    /** Worked more than estimated: positive; null without an estimate. */
    overSeconds: z.int().nullable(),
  }),
})
export type Task = z.infer<typeof Task>

export const TaskRow = Task.omit({
  ...{ checklist: true, links: true, createdAt: true, notes: true, effort: true },
})
export type TaskRow = z.infer<typeof TaskRow>

export const TaskListQuery = listQuery({
  tabs: ['open', 'done', 'archived'],
  sorts: ['due', 'title', 'updatedAt'],
  filters: {
    projectId: field.Id.optional(),
    /** One of those who do it. */
    assigneeId: field.Id.optional(),
    state: TaskState.optional(),
    priority: TaskPriority.optional(),
  },
})
export type TaskListQuery = z.infer<typeof TaskListQuery>

const PlanBar = z.object({
  taskId: field.Id,
  depth: z.int(),
  shape: z.enum(['bar', 'parent', 'milestone']),
  x: z.number(),
  y: z.number(),
  middle: z.number(),
  width: z.number(),
  doneWidth: z.number(),
  floatWidth: z.number(),
  isCritical: z.boolean(),
  isManual: z.boolean(),
})
const PlanColumn = z.object({
  unit: z.enum(['day', 'week', 'month', 'year']),
  date: field.DateOnly,
  week: z.int().nullable(),
  x: z.number(),
  width: z.number(),
})

export const planScales = ['day', 'week', 'month'] as const
export const PlanScale = z.enum(planScales)
export type PlanScale = z.infer<typeof PlanScale>

const PlannedTask = z.object({
  id: field.Id,
  title: z.string(),
  depth: z.int(),
  state: TaskState,
  version: field.Version,
  assigneeIds: z.array(field.Id),
  /** The first of them. */
  assigneeId: z.string(),
  /** The first and the last day of its work, as the plan has them. */
  startDate: field.DateOnly,
  finishDate: field.DateOnly,
  /** Working days that it may slip without moving the end. */
  floatDays: z.number(),
  isCritical: z.boolean(),
  isLate: z.boolean(),
})

/** A project's plan: early dates of all tasks, what is critical, and the drawing as numbers. */
export const ProjectPlan = z.object({
  startDate: field.DateOnly,
  finishDate: field.DateOnly,
  /** A hundred tasks a page, counted from 1; `total` are in the whole plan. */
  page: z.int(),
  pages: z.int(),
  total: z.int(),
  tasks: z.array(PlannedTask),
  /** Ids of tasks whose fixed dates break a link or a limit. */
  conflicts: z.array(z.object({ taskId: field.Id, kind: z.string(), title: z.string() })),
  drawing: z.object({
    width: z.number(),
    height: z.number(),
    rowHeight: z.number(),
    dayWidth: z.number(),
    headHeight: z.number(),
    todayX: z.number().nullable(),
    heads: z.array(z.array(PlanColumn)),
    daysOff: z.array(z.object({ x: z.number(), width: z.number() })),
    bars: z.array(PlanBar),
    lines: z.array(
      z.object({
        linkId: z.string(),
        points: z.array(z.array(z.number())),
        isCritical: z.boolean(),
      }),
    ),
  }),
})
export type ProjectPlan = z.infer<typeof ProjectPlan>

/** What somebody has to do in a week, in minutes. */
const WorkloadWeek = z.object({
  personId: field.Id,
  weekDate: field.DateOnly,
  plannedMinutes: z.int(),
  capacityMinutes: z.int(),
  isOverloaded: z.boolean(),
})

/** By how many days a task moves; below zero to an earlier day. */
export const TaskShift = z.object({ days: field.wholeNumber({ minimum: -3650, maximum: 3650 }) })

const tags = ['Tasks']
const one = z.object({ firmId: field.Id, taskId: field.Id })

export const tasksContract = {
  ...registerContract({
    path: 'tasks',
    tag: 'Tasks',
    view: 'project:view',
    edit: 'task:edit',
    one,
    onePath: '{taskId}',
    input: TaskInput,
    query: TaskListQuery,
    row: TaskRow,
    record: Task,
    bulk: ['archive', 'restore'],
    summaries: {
      list: 'Lists tasks of projects with their state, who does them and when they are due.',
      get: 'Reads a task with its checklist and what it waits for.',
      create: 'Adds a task to a project.',
    },
  }),
  /** Sets the state alone, as a column of the board does. */
  move: endpoint
    .meta({ needs: 'task:edit' })
    .route({ method: 'POST', path: '/firms/{firmId}/tasks/{taskId}/state', tags })
    .input(one.extend({ state: TaskState, version: field.Version.optional() }))
    .output(Task),
  /**
   * Moves a task in the plan by some days: it then stands on its new first day, and one without an estimate
   * ends as many days later.
   */
  shift: endpoint
    .meta({ needs: 'task:edit' })
    .route({ method: 'POST', path: '/firms/{firmId}/tasks/{taskId}/shift', tags })
    .input(one.extend({ ...TaskShift.shape, version: field.Version }))
    .output(Task),
  /** Tasks of a project to choose from: open ones, in their order. */
  choices: endpoint
    .meta({ needs: 'project:view' })
    .route({ method: 'GET', path: '/firms/{firmId}/task-choices', tags })
    .input(z.object({ firmId: field.Id, projectId: field.Id.optional() }))
    .output(
      z.object({
        tasks: z.array(ProjectChoice.extend({ projectId: field.Id })),
        /** Whether there are more open tasks than are listed. */
        hasMore: z.boolean(),
      }),
    ),
  plan: endpoint
    .meta({ needs: 'project:view' })
    .route({ method: 'GET', path: '/firms/{firmId}/projects/{projectId}/plan', tags })
    .input(
      z.object({
        firmId: field.Id,
        projectId: field.Id,
        scale: PlanScale.default('week'),
        /** One behind the last is the last. */
        page: field.wholeNumber({ minimum: 1, maximum: 10_000 }).default(1),
      }),
    )
    .output(ProjectPlan),
  workload: endpoint
    .meta({ needs: 'project:view' })
    .route({ method: 'GET', path: '/firms/{firmId}/workload', tags })
    .input(z.object({ firmId: field.Id }))
    .output(z.object({ weeks: z.array(WorkloadWeek) })),
}
