import { firmRoutes, type PageRoute } from '#app/shell/firm-routes.ts'

function file(name: string): string {
  return `modules/learning/public-courses/routes/${name}`
}

const lesson = 'learning/:token/lessons/:lessonId'
const needs = 'public'

export const routes: PageRoute[] = [
  ...firmRoutes([
    {
      path: 'courses/:courseId/offer',
      needs: 'course:view',
      writes: 'course:approve',
      file: file('offer.tsx'),
    },
    { path: 'courses/:courseId/orders', needs: 'course:view', file: file('orders.tsx') },
    {
      path: 'course-orders/:courseOrderId',
      needs: 'course:view',
      writes: 'course:edit',
      file: file('order.tsx'),
    },
  ]),
  { path: 'learn/:token', needs, file: file('public-course.tsx') },
  { path: 'learning/:token', needs, file: file('learning.tsx') },
  { path: 'learning/:token/certificate', needs, file: file('certificate.ts') },
  { path: lesson, needs, file: file('lesson.tsx') },
  { path: `${lesson}/file`, needs, file: file('lesson-file.ts') },
  { path: `${lesson}/captions`, needs, file: file('captions.ts') },
  { path: `${lesson}/watched`, needs, file: file('watched.ts') },
  { path: `${lesson}/hand-ins/:handInId/file`, needs, file: file('hand-in-file.ts') },
  { path: `${lesson}/package/:packageSessionId`, needs, file: file('package.tsx') },
  { path: `${lesson}/attempts/:attemptId`, needs, file: file('attempt.tsx') },
  { path: `${lesson}/attempts/:attemptId/save`, needs, file: file('attempt-save.ts') },
]
