import { firmRoutes, type PageRoute } from '#app/shell/firm-routes.ts'
import type { ModuleInfo } from '#app/shell/module-info.ts'
import { questionsPath } from './paths.ts'

export const module: ModuleInfo = {
  id: 'questions',
  uses: [],
  menu: [
    {
      labelKey: 'menu.questions',
      path: questionsPath,
      area: 'books',
      under: 'ledger',
      order: 67,
      icon: 'message-square',
    },
  ],
}

const folder = 'modules/firm/questions/routes'
const needs = 'record:comment' as const

export const routes: PageRoute[] = firmRoutes([
  { path: 'questions', needs, file: `${folder}/question-list.tsx` },
  { path: 'questions/new', needs, writes: needs, file: `${folder}/question-new.tsx` },
  { path: 'questions/:questionId', needs, writes: needs, file: `${folder}/question.tsx` },
])
