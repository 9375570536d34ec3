import { firmRoutes, type PageRoute } from '#app/shell/firm-routes.ts'
import { registerRoutes } from '#app/shell/register/register-routes.ts'

function file(name: string): string {
  return `modules/projects/tasks/routes/${name}`
}

export const routes: PageRoute[] = [
  ...registerRoutes({
    path: 'tasks',
    idParam: 'taskId',
    view: 'project:view',
    edit: 'task:edit',
    files: { import: null, batch: null },
  }),
  ...firmRoutes([
    { path: 'tasks/board', needs: 'project:view', writes: 'task:edit', file: file('board.tsx') },
    { path: 'tasks/workload', needs: 'project:view', file: file('workload.tsx') },
    {
      path: 'projects/:projectId/plan',
      needs: 'project:view',
      writes: 'task:edit',
      file: file('plan.tsx'),
    },
  ]),
]
