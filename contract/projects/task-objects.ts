import { z } from 'zod'
import { endpoint } from '../core/endpoint.ts'
import { Id, Instant, wholeNumber } from '../core/fields.ts'
import { expectedTag, StoredText, stored, TextName, textToStore } from '../core/stored-texts.ts'

/** As many objects are read at once, and as long one may be. */
export const maxTaskObjectsAtOnce = 50
export const maxTaskObjectLength = 100_000

/** A task as programs know it that keep a copy of a project's tasks (RFC 4791). */
export const TaskObject = StoredText
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
const oneObject = inProject.extend({ objectName: TextName })

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
    .input(inProject.extend({ names: z.array(TextName).max(maxTaskObjectsAtOnce) }))
    .output(z.array(TaskObject.extend({ text: z.string() }))),
  /**
   * Keeps what a text of iCalendar says of a task: of a new one, or of the one that has that name. What
   * the text does not tell otherwise than before stays, as does all that no text tells.
   */
  put: endpoint
    .meta({ needs: 'task:edit' })
    .route({ method: 'PUT', path: `${objects}/{objectName}`, tags })
    .input(oneObject.extend(textToStore(maxTaskObjectLength)))
    .output(TaskObject.extend(stored)),
  /** Archives a task; it can be restored in its list. */
  archive: endpoint
    .meta({ needs: 'task:edit' })
    .route({ method: 'DELETE', path: `${objects}/{objectName}`, tags })
    .input(oneObject.extend(expectedTag))
    .output(z.object({ name: z.string() })),
}
