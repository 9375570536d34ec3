import { firmRoutes } from '#app/shell/firm-routes.ts'

const folder = 'modules/selling/reminders/routes'

export const routes = firmRoutes([
  {
    path: 'reminders',
    needs: 'reminder:view',
    writes: 'reminder:edit',
    file: `${folder}/due.tsx`,
  },
  {
    path: 'reminders/sent',
    needs: 'reminder:view',
    writes: 'reminder:edit',
    file: `${folder}/sent.tsx`,
  },
  {
    path: 'reminders/stops',
    needs: 'reminder:view',
    writes: 'reminder:edit',
    file: `${folder}/stops.tsx`,
  },
  { path: 'reminders/settings', needs: 'reminder:edit', file: `${folder}/settings.tsx` },
])
