import { firmRoutes, type PageRoute } from '#app/shell/firm-routes.ts'
import { registerRoutes } from '#app/shell/register/register-routes.ts'

function file(name: string): string {
  return `modules/projects/time/routes/${name}`
}

export const routes: PageRoute[] = [
  ...registerRoutes({
    path: 'time/entries',
    idParam: 'timeEntryId',
    view: 'time:view',
    edit: 'time:edit',
    files: { import: null, batch: null },
  }),
  ...firmRoutes([
    { path: 'time', needs: 'time:view', writes: 'time:edit', file: file('my-time.tsx') },
    { path: 'time/approve', needs: 'time:approve', file: file('waiting-weeks.tsx') },
    { path: 'time/timer', needs: 'time:edit', file: file('timer.ts') },
    { path: 'time/week', needs: 'time:edit', file: file('week-step.ts') },
  ]),
]
