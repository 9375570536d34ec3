import { z } from 'zod'
import { endpoint } from '../core/endpoint.ts'
import { Id, Instant, requiredText, wholeNumber } from '../core/fields.ts'

/** As many objects are read at once, and as long one may be. */
export const maxTaskObjectsAtOnce = 50
export const maxTaskObjectLength = 100_000

/** The last part of an object's address, as the program that made it chose it. */
const ObjectName = requiredText(200).regex(/^[^/\\]+$/, 'invalid')

/** A task as programs know it that keep a copy of a project's tasks (RFC 4791). */
export const TaskObject = z.object({
  name: z.string(),
  /** Another after each change (an entity tag, without its quotes). */
  tag: z.string(),
  changedAt: Instant,
})
export type TaskObject = z.infer<typeof TaskObject>

/** A project whose tasks programs can keep. */
export const TaskCollection = z.object({
  projectId: Id,
  /** Code and name. */
  label: z.string(),
  /** The last change of its tasks. */
  changeNumber: z.int(),
  canEdit: z.boolean(),
})
export type TaskCollection = z.infer<typeof TaskCollection>

const tags = ['Tasks']
const objects = '/firms/{firmId}/projects/{projectId}/task-objects' as const
const inProject = z.object({ firmId: Id, projectId: Id })
const oneObject = inProject.extend({ objectName: ObjectName })
/** The tag that the caller's copy has; what has another by now is refused. */
const expected = { tag: z.string().max(40).optional() }

export const taskObjectsContract = {
  /** Projects that are neither finished nor archived, as lists of tasks. */
  collections: endpoint
    .meta({ needs: 'project:view' })
    .route({ method: 'GET', path: '/firms/{firmId}/task-collections', tags })
    .input(z.object({ firmId: Id }))
    .output(z.object({ collections: z.array(TaskCollection) })),
  /** The tasks of a project, or what has changed in it since a number that was given before. */
  list: endpoint
    .meta({ needs: 'project:view' })
    .route({ method: 'GET', path: objects, tags })
    .input(
      inProject.extend({
        since: wholeNumber({ minimum: 0 }).optional(),
        /** Only tasks that are begun or due between two instants; those without a day are always. */
        from: Instant.optional(),
        to: Instant.optional(),
      }),
    )
    .output(
      z.object({
        changeNumber: z.int(),
        objects: z.array(TaskObject),
        /** Names of what was archived or taken to another project since then. */
        removed: z.array(z.string()),
      }),
    ),
  /** Tasks as texts of iCalendar (RFC 5545, 3.6.2); names that there are none of are left out. */
  read: endpoint
    .meta({ needs: 'project:view', isReading: true })
    .route({ method: 'POST', path: `${objects}/read`, tags })
    .input(inProject.extend({ names: z.array(ObjectName).max(maxTaskObjectsAtOnce) }))
    .output(z.array(TaskObject.extend({ text: z.string() }))),
  /**
   * Keeps what a text of iCalendar says of a task: of a new one, or of the one that has that name. What
   * the text does not tell otherwise than before stays, as does all that no text tells.
   */
  put: endpoint
    .meta({ needs: 'task:edit' })
    .route({ method: 'PUT', path: `${objects}/{objectName}`, tags })
    .input(
      oneObject.extend({
        text: z.string().max(maxTaskObjectLength),
        ...expected,
        /** Refused where there is one of that name. */
        isNew: z.boolean().default(false),
      }),
    )
    .output(
      TaskObject.extend({
        isNew: z.boolean(),
        /** Whether it is read as it was sent, byte for byte. */
        isExact: z.boolean(),
      }),
    ),
  /** Archives a task; it can be restored in its list. */
  archive: endpoint
    .meta({ needs: 'task:edit' })
    .route({ method: 'DELETE', path: `${objects}/{objectName}`, tags })
    .input(oneObject.extend(expected))
    .output(z.object({ name: z.string() })),
}
