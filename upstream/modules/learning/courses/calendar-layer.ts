import type { CalendarLayer } from '../../communication/calendar/index.ts'

const maxEntries = 200

/** Courses of whoever looks, on the last day that is in time. */
export const coursesDueLayer: CalendarLayer = {
  layer: 'coursesDue',
  needs: 'learning:view',
  list: ({ sql }, { from, to }, { userId }) =>
    sql
      .exec<{ id: string; number: string; date: string }>(
        `select enrolment.id, course.title as number, enrolment.due_date as date
         from course_enrolments enrolment join courses course on course.id = enrolment.course_id
         where enrolment.learner_id = ? and enrolment.due_date between ? and ?
           and enrolment.completed_at is null and enrolment.cancelled_at is null
         order by enrolment.due_date, course.title limit ?`,
        userId,
        from,
        to,
        maxEntries,
      )
      .toArray()
      .map((row) => ({ ...row, link: `my-courses/${row.id}` })),
}
