import { z } from 'zod'
import { endpoint } from '../core/endpoint.ts'
import { Id, Instant } from '../core/fields.ts'
import { RowProblem } from '../core/import-rows.ts'
import { PersonId } from './projects.ts'

/** As many bytes a file may have, and rows: more would hold the firm's database up. */
export const maxWorkBytes = 5_000_000
export const maxWorkRows = 20_000

/** The programs whose files are read. */
export const workPrograms = [
  'toggl',
  'clockify',
  'harvest',
  'kimai',
  'trello',
  'asana',
  'jira',
  'msProject',
  'csv',
] as const

/** What a file brings, in the order in which it is made. */
export const workKinds = ['person', 'customer', 'project', 'task', 'entry'] as const
export const WorkKind = z.enum(workKinds)
export type WorkKind = z.infer<typeof WorkKind>

/**
 * `columns`: of a CSV that no known program wrote, somebody has yet to say what its columns are.
 * `running` and `undoing`: large files are worked off in steps.
 */
export const workImportStates = ['columns', 'open', 'running', 'done', 'undoing', 'undone'] as const
export const WorkImportState = z.enum(workImportStates)
export type WorkImportState = z.infer<typeof WorkImportState>

/** Fields that columns of any CSV can be read as. */
export const timeColumns = [
  'startDate',
  'startTime',
  'endTime',
  'duration',
  'person',
  'email',
  'client',
  'project',
  'task',
  'note',
  'billable',
] as const
export const taskColumns = [
  'name',
  'project',
  'client',
  'parent',
  'assignee',
  'email',
  'start',
  'due',
  'done',
  'estimate',
  'state',
  'priority',
  'note',
] as const

const Amounts = z.array(z.object({ currency: z.string(), amount: z.string() }))
const WorkSum = z.object({ rows: z.int(), seconds: z.int(), amounts: Amounts })

/** New ones, and those that are there already, such as of the same file before. */
const Counted = z.object({ added: z.int(), known: z.int() })

/** What a file would bring: `file` adds up its own columns, `read` and `refused` are its two parts. */
const WorkTrial = z.object({
  counts: z.record(WorkKind, Counted),
  sums: z.object({ file: WorkSum, read: WorkSum, refused: WorkSum }),
  /** The first of them; `findingCount` counts all. */
  findings: z.array(RowProblem.extend({ isRefused: z.boolean() })),
  findingCount: z.int(),
  /** The first of them. */
  projects: z.array(
    z.object({
      name: z.string(),
      client: z.string(),
      isKnown: z.boolean(),
      tasks: z.int(),
      seconds: z.int(),
    }),
  ),
  /** Everybody whom the file names, with the user who has the same name. */
  people: z.array(
    z.object({
      key: z.string(),
      name: z.string(),
      userId: z.string(),
      tasks: z.int(),
      seconds: z.int(),
    }),
  ),
})
export type WorkTrial = z.infer<typeof WorkTrial>

const WorkImportRow = z.object({
  id: Id,
  fileName: z.string(),
  program: z.enum(workPrograms).nullable(),
  state: WorkImportState,
  createdAt: Instant,
  createdByName: z.string(),
})

export const WorkImport = WorkImportRow.extend({
  /** Heads of the file, of one whose columns are to be chosen. */
  heads: z.array(z.string()),
  /** Null until it was read. */
  trial: WorkTrial.nullable(),
  /** What of it has been worked off. */
  progress: z.object({ done: z.int(), total: z.int() }),
  /** What became records, was there already or was not taken, and the time of entries among it. */
  result: z.object({
    counts: z.record(WorkKind, Counted.extend({ refused: z.int() })),
    seconds: z.object({ added: z.int(), known: z.int(), refused: z.int() }),
  }),
  /** The first rows that were not taken, or that stay after an undo, and why. */
  left: z.array(z.object({ line: z.int(), label: z.string(), reason: z.string() })),
  leftCount: z.int(),
  /** Whether the caller may import it, and undo it: with time, only who approves time. */
  canCommit: z.boolean(),
})
export type WorkImport = z.infer<typeof WorkImport>

const tags = ['Project imports']
const path = '/firms/{firmId}/work-imports' as const
const one = z.object({ firmId: Id, workImportId: Id })

export const workImportsContract = {
  /** The last files. */
  list: endpoint
    .meta({ needs: 'project:edit' })
    .route({ method: 'GET', path, tags })
    .input(z.object({ firmId: Id }))
    .output(z.object({ imports: z.array(WorkImportRow) })),
  /** Takes a file of projects, tasks or time and says what it would bring; nothing is made yet. */
  upload: endpoint
    .meta({ needs: 'project:edit', isHeavy: true })
    .route({ method: 'POST', path, tags, successStatus: 201 })
    .input(z.object({ firmId: Id, file: z.file() }))
    .output(WorkImport),
  get: endpoint
    .meta({ needs: 'project:edit' })
    .route({ method: 'GET', path: `${path}/{workImportId}`, tags })
    .input(one)
    .output(WorkImport),
  /** Says what the columns of a CSV are. */
  setColumns: endpoint
    .meta({ needs: 'project:edit', isHeavy: true })
    .route({ method: 'POST', path: `${path}/{workImportId}/columns`, tags })
    .input(
      one.extend({
        holds: z.enum(['time', 'tasks']),
        columns: z
          .array(z.object({ field: z.enum([...timeColumns, ...taskColumns]), head: z.string() }))
          .max(40),
      }),
    )
    .output(WorkImport),
  /** Makes what is new. `people` says who of the firm the people of the file are. */
  commit: endpoint
    .meta({ needs: 'project:edit', isHeavy: true })
    .route({ method: 'POST', path: `${path}/{workImportId}/commit`, tags })
    .input(
      one.extend({
        people: z
          .array(z.object({ key: z.string().max(200), userId: PersonId }))
          .max(2000)
          .default([]),
      }),
    )
    .output(WorkImport),
  /** Takes away what it made, but for what was changed, invoiced or used since. */
  undo: endpoint
    .meta({ needs: 'project:edit', isHeavy: true })
    .route({ method: 'POST', path: `${path}/{workImportId}/undo`, tags })
    .input(one)
    .output(WorkImport),
  /** Forgets a file that was not imported. */
  discard: endpoint
    .meta({ needs: 'project:edit' })
    .route({ method: 'DELETE', path: `${path}/{workImportId}`, tags })
    .input(one)
    .output(z.object({ id: Id })),
}
