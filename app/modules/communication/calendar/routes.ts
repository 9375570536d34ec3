import { firmRoutes, type PageRoute } from '#app/shell/firm-routes.ts'

const folder = 'modules/communication/calendar/routes'

export const routes: PageRoute[] = [
  ...firmRoutes([
    {
      path: 'calendar',
      needs: 'calendar:view',
      writes: 'calendar:view',
      file: `${folder}/calendar.tsx`,
    },
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
    {
      path: 'calendar/files',
      needs: 'calendar:edit',
      takesFiles: true,
      file: `${folder}/calendar-files.tsx`,
    },
    {
      path: 'calendar/files/imports/:calendarImportId',
      needs: 'calendar:edit',
      file: `${folder}/calendar-import.tsx`,
    },
  ]),
  {
    path: 'firms/:firmId/calendar/files/:calendarId',
    needs: 'calendar:view',
    file: `${folder}/calendar-file.ts`,
  },
  {
    path: 'firms/:firmId/calendar/events/:eventId/file',
    needs: 'calendar:view',
    file: `${folder}/event-file.ts`,
  },
  { path: 'calendar-feeds/:token', needs: 'public', file: `${folder}/calendar-feed.ts` },
]
