import { firmRoutes, type PageRoute } from '#app/shell/firm-routes.ts'
import { registerRoutes } from '#app/shell/register/register-routes.ts'

function file(name: string): string {
  return `modules/learning/courses/routes/${name}`
}

export const routes: PageRoute[] = [
  ...registerRoutes({
    path: 'courses',
    idParam: 'courseId',
    view: 'course:view',
    edit: 'course:edit',
    files: { import: null, batch: null },
  }),
  ...firmRoutes([
    {
      path: 'courses/:courseId/lessons/new',
      needs: 'course:edit',
      file: file('lesson-new.tsx'),
    },
    {
      path: 'courses/:courseId/lessons/:lessonId',
      needs: 'course:edit',
      file: file('lesson-edit.tsx'),
    },
    {
      path: 'courses/:courseId/lessons/:lessonId/file',
      needs: 'course:view',
      file: file('lesson-file.ts'),
    },
    {
      path: 'courses/:courseId/lessons/:lessonId/preview',
      needs: 'course:view',
      writes: 'course:edit',
      file: file('lesson-preview.tsx'),
    },
    {
      path: 'courses/:courseId/lessons/:lessonId/package/:packageSessionId',
      needs: 'course:edit',
      file: file('tried-package.tsx'),
    },
    {
      path: 'courses/:courseId/hand-ins',
      needs: 'course:view',
      writes: 'course:edit',
      file: file('hand-ins.tsx'),
    },
    {
      path: 'courses/:courseId/hand-ins/:handInId/file',
      needs: 'course:view',
      file: file('hand-in-file.ts'),
    },
    { path: 'courses/:courseId/packages', needs: 'course:view', file: file('packages.tsx') },
    {
      path: 'courses/:courseId/packages/:takingId',
      needs: 'course:view',
      file: file('package-taking.tsx'),
    },
    {
      path: 'courses/:courseId/packages/:takingId/waive',
      needs: 'course:edit',
      file: file('waive-unit.tsx'),
    },
    { path: 'courses/:courseId/report', needs: 'course:view', file: file('course-report.tsx') },
    { path: 'learning-report', needs: 'course:view', file: file('learning-report.tsx') },
    { path: 'learning-report/file', needs: 'course:view', file: file('learning-file.ts') },
    { path: 'learners/:learnerId', needs: 'course:view', file: file('learner.tsx') },
    {
      path: 'courses/:courseId/learners',
      needs: 'course:view',
      writes: 'course:edit',
      file: file('learners.tsx'),
    },
    {
      path: 'my-courses',
      needs: 'learning:view',
      writes: 'learning:edit',
      file: file('my-courses.tsx'),
    },
    { path: 'my-courses/:enrolmentId', needs: 'learning:view', file: file('my-course.tsx') },
    {
      path: 'my-courses/:enrolmentId/lessons/:lessonId',
      needs: 'learning:view',
      writes: 'learning:edit',
      file: file('my-lesson.tsx'),
    },
    {
      path: 'my-courses/:enrolmentId/lessons/:lessonId/file',
      needs: 'learning:view',
      file: file('my-lesson-file.ts'),
    },
    {
      path: 'my-courses/:enrolmentId/lessons/:lessonId/captions',
      needs: 'learning:view',
      file: file('my-captions.ts'),
    },
    {
      path: 'my-courses/:enrolmentId/lessons/:lessonId/watched',
      needs: 'learning:edit',
      file: file('my-watched.ts'),
    },
    {
      path: 'my-courses/:enrolmentId/lessons/:lessonId/hand-ins/:handInId/file',
      needs: 'learning:view',
      file: file('my-hand-in-file.ts'),
    },
    {
      path: 'my-courses/:enrolmentId/lessons/:lessonId/package/:packageSessionId',
      needs: 'learning:view',
      file: file('my-package.tsx'),
    },
    {
      path: 'my-courses/:enrolmentId/lessons/:lessonId/attempts/:attemptId',
      needs: 'learning:view',
      writes: 'learning:edit',
      file: file('my-attempt.tsx'),
    },
    {
      path: 'my-courses/:enrolmentId/lessons/:lessonId/attempts/:attemptId/save',
      needs: 'learning:edit',
      file: file('my-attempt-save.ts'),
    },
  ]),
]
