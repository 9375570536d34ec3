import { instantOf } from '#contract/core/zoned-time.ts'
import { addDays } from '../../../firm/calendar.ts'
import type { FirmContext, Reader, Writer } from '../../../firm/store.ts'
import type { FirmMember } from '../../../identity/members/names.ts'
import { firmDate, getFirmProfile } from '../../firm/firms/index.ts'
import { schedule } from '../../firm/jobs/index.ts'
import { assignOne } from './assign.ts'
import { autoRolesOf } from './draft.ts'
import { courses } from './register.ts'

export const autoEnrolJob = 'courses.autoEnrol'

/** Looks at once who is to be enrolled by their role. */
export function planAutoEnrol(writer: Writer, { now }: FirmContext): void {
  if (automatic(writer).length === 0) return
  schedule(writer, { kind: autoEnrolJob, key: 'next', dueAt: now, payload: {} })
}

/**
 * Enrols members whose role a course asks for, those who came since the last time too, and looks
 * again the next morning.
 */
export function autoEnrol(
  writer: Writer,
  context: FirmContext,
  members: readonly FirmMember[],
): void {
  const ids = automatic(writer)
  for (const courseId of ids) {
    const held: ReadonlySet<string | null> = new Set(autoRolesOf(courses.get(writer, courseId)))
    for (const learner of members) {
      if (held.has(learner.role)) assignOne(writer, context, { courseId, learner, dueDate: null })
    }
  }
  if (ids.length === 0) return
  const { timeZone } = getFirmProfile(writer)
  const tomorrow = addDays(firmDate(writer, context), 1)
  const dueAt = new Date(instantOf(`${tomorrow}T06:00`, timeZone))
  schedule(writer, { kind: autoEnrolJob, key: 'next', dueAt, payload: {} })
}

/** Published courses that some roles take by themselves. */
function automatic({ sql }: Reader): string[] {
  return sql
    .exec<{ id: string }>(
      `select id from courses
       where is_archived = 0 and published_version > 0 and auto_roles <> '[]'`,
    )
    .toArray()
    .map(({ id }) => id)
}
