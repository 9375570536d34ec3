import { defineModule } from '../../../core/hooks.ts'
import { router } from './endpoints.ts'
import { followQuiz } from './my-lessons.ts'
import { courses } from './register.ts'

export const module = defineModule({
  name: 'courses',
  endpoints: router,
  recordKinds: courses.recordKinds,
  quizGraded: followQuiz,
  /** Quizzes that are lessons of drafts. */
  usesOf: {
    quiz: ({ sql }, id) =>
      sql.exec('select 1 from course_lessons where quiz_id = ? limit 1', id).toArray().length > 0,
  },
})
