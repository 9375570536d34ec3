import { firmRoutes, type PageRoute } from '#app/shell/firm-routes.ts'
import { registerRoutes } from '#app/shell/register/register-routes.ts'

function file(name: string): string {
  return `modules/learning/quizzes/routes/${name}`
}

export const routes: PageRoute[] = [
  ...registerRoutes({
    path: 'quizzes',
    idParam: 'quizId',
    view: 'course:view',
    edit: 'course:edit',
    files: { import: null, batch: null },
  }),
  ...firmRoutes([
    { path: 'quizzes/:quizId/questions/new', needs: 'course:edit', file: file('question-new.tsx') },
    {
      path: 'quizzes/:quizId/questions/:questionId',
      needs: 'course:edit',
      file: file('question-edit.tsx'),
    },
    {
      path: 'quizzes/:quizId/import',
      needs: 'course:edit',
      takesFiles: true,
      file: file('quiz-import.tsx'),
    },
    { path: 'quizzes/:quizId/file', needs: 'course:view', file: file('quiz-file.ts') },
    {
      path: 'quizzes/:quizId/results',
      needs: 'course:view',
      writes: 'course:approve',
      file: file('results.tsx'),
    },
  ]),
]
