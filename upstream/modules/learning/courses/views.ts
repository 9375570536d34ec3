import type { Reader } from '../../../firm/store.ts'

/** Published courses that give a certificate, by title. */
export function certifyingCourses({ sql }: Reader): { id: string; title: string }[] {
  return sql
    .exec<{ id: string; title: string }>(
      `select id, title from courses
       where is_archived = 0 and has_certificate = 1 and published_version > 0
       order by title collate nocase, id limit 500`,
    )
    .toArray()
}

/** When a course was first assigned to somebody; undefined where it never was. */
export function assignedSince(
  { sql }: Reader,
  learnerId: string,
  courseId: string,
): string | undefined {
  const { since } = sql
    .exec<{ since: string | null }>(
      `select min(enrolled_at) as since from course_enrolments
       where learner_id = ? and course_id = ? and kind = 'assigned'`,
      learnerId,
      courseId,
    )
    .one()
  return since ?? undefined
}
