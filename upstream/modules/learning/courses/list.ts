import type { CourseListQuery, CourseRow } from '#contract/learning/courses.ts'
import { CourseState } from '#contract/learning/courses.ts'
import type { Reader } from '../../../firm/store.ts'
import { equals, type RegisterSource } from '../../../register/describe.ts'
import type { Raw } from '../../../register/stored-rows.ts'
import { parseOutline } from './outline.ts'

/** What the list can be searched, filtered and sorted by. */
export const courseList: RegisterSource<CourseListQuery> = {
  from: 'courses',
  search: 'courses_search',
  tabs: { active: 'is_archived = 0', archived: 'is_archived = 1' },
  sorts: { title: 'title collate nocase', updatedAt: 'updated_at' },
  filters: { state: equals('state') },
}

/** A row of the contract from one of the table. */
export function courseRow(row: Raw, { sql }: Reader): CourseRow {
  const id = String(row.id)
  const outline = parseOutline(String(row.outline))
  const counts = sql
    .exec<{ learning: number; completed: number }>(
      `select coalesce(sum(completed_at is null and started_at is not null), 0) as learning,
         coalesce(sum(completed_at is not null), 0) as completed
       from course_enrolments where course_id = ? and cancelled_at is null`,
      id,
    )
    .one()
  return {
    id,
    title: String(row.title),
    summary: String(row.summary),
    state: CourseState.parse(row.state),
    publishedVersion: Number(row.published_version),
    lessons: outline.reduce((sum, { lessonIds }) => sum + lessonIds.length, 0),
    ...counts,
    updatedAt: String(row.updated_at),
  }
}
