import { firmRoutes, type PageRoute } from '#app/shell/firm-routes.ts'

const folder = 'modules/firm/questions/routes'
const needs = 'record:comment' as const

export const routes: PageRoute[] = firmRoutes([
  { path: 'questions', needs, file: `${folder}/question-list.tsx` },
  { path: 'questions/new', needs, writes: needs, file: `${folder}/question-new.tsx` },
  { path: 'questions/:questionId', needs, writes: needs, file: `${folder}/question.tsx` },
])
