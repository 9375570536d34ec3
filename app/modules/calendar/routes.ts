import { firmRoutes, type PageRoute } from '#app/shell/firm-routes.ts'

const folder = 'modules/calendar/routes'

export const routes: PageRoute[] = firmRoutes([
  { path: 'calendar', needs: 'calendar:view', file: `${folder}/calendar.tsx` },
  {
    path: 'calendar/data',
    needs: 'calendar:view',
    writes: 'calendar:edit',
    file: `${folder}/calendar-data.ts`,
  },
  { path: 'calendar/new', needs: 'calendar:edit', file: `${folder}/event-new.tsx` },
  {
    path: 'calendar/events/:eventId',
    needs: 'calendar:view',
    writes: 'calendar:edit',
    file: `${folder}/event-detail.tsx`,
  },
  {
    path: 'calendar/settings',
    needs: 'calendar:edit',
    file: `${folder}/calendar-settings.tsx`,
  },
])
