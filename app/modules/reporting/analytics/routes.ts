import { firmRoutes, type PageRoute } from '#app/shell/firm-routes.ts'

const folder = 'modules/reporting/analytics/routes'
const needs = 'analysis:view'

export const routes: PageRoute[] = firmRoutes([
  { path: 'analytics', needs, file: `${folder}/analytics-home.tsx` },
  { path: 'analytics/ask', needs, file: `${folder}/ask.tsx` },
  { path: 'analytics/records', needs, file: `${folder}/analysis-records.tsx` },
  { path: 'analytics/file', needs, file: `${folder}/analysis-file.ts` },
  { path: 'analytics/save', needs, file: `${folder}/save-analysis.tsx` },
  { path: 'analytics/saved/:savedAnalysisId', needs, file: `${folder}/saved-analysis.tsx` },
  { path: 'analytics/dashboards/new', needs, file: `${folder}/new-board.tsx` },
  { path: 'analytics/dashboards/:analysisBoardId', needs, file: `${folder}/board.tsx` },
  { path: 'analytics/dashboards/:analysisBoardId/edit', needs, file: `${folder}/edit-board.tsx` },
])
