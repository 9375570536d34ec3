import { firmRoutes, type PageRoute } from '#app/shell/firm-routes.ts'

function file(name: string): string {
  return `modules/projects/work-report/routes/${name}`
}

export const routes: PageRoute[] = firmRoutes([
  { path: 'projects/report', needs: 'time:view', file: file('work-report.tsx') },
  { path: 'projects/report/file', needs: 'time:view', file: file('work-report-file.ts') },
])
