import type { ModuleParts } from '../../../core/hooks.ts'
import type { Reader } from '../../../firm/store.ts'

/** Enrolments in courses. */
export const enrolmentsView: ModuleParts['analysisViews'][number] = {
  name: 'enrolments',
  needs: 'course:view',
  from: 'course_enrolments',
  dates: {
    enrolled: { sql: 'enrolled_at', isInstant: true },
    completedOn: { sql: 'completed_at', isInstant: true },
    dueDate: { sql: 'due_date' },
  },
  fields: {
    course: { sql: 'course_id', kind: 'named', names: titlesOfCourses },
    learner: { sql: 'learner_name', kind: 'text' },
    enrolmentKind: { sql: 'kind', kind: 'choice' },
    progress: {
      sql: `case when cancelled_at is not null then 'cancelled' when completed_at is not null then 'completed'
        when started_at is not null then 'started' else 'notStarted' end`,
      kind: 'choice',
    },
  },
  measures: {
    enrolments: { sum: '1', unit: 'count' },
    started: { sum: 'started_at is not null', unit: 'count' },
    completed: { sum: 'completed_at is not null', unit: 'count' },
    cancelled: { sum: 'cancelled_at is not null', unit: 'count' },
    completion: { over: 'completed', under: 'enrolments', unit: 'percent' },
    learners: { distinct: 'learner_id' },
    percentSum: { sum: 'percent', unit: 'count' },
    meanProgress: { over: 'percentSum', under: 'enrolments', unit: 'number' },
  },
  path: `'courses/' || course_id`,
}

function titlesOfCourses({ sql }: Reader): Map<string, string> {
  const rows = sql.exec<{ id: string; title: string }>('select id, title from courses')
  return new Map(rows.toArray().map(({ id, title }) => [id, title]))
}
