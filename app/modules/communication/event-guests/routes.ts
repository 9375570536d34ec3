import { firmRoutes, type PageRoute } from '#app/shell/firm-routes.ts'

const folder = 'modules/communication/event-guests/routes'

export const routes: PageRoute[] = [
  ...firmRoutes([
    {
      path: 'calendar/events/:eventId/guests',
      needs: 'calendar:view',
      writes: 'calendar:edit',
      file: `${folder}/guests.tsx`,
    },
    {
      path: 'calendar/guests/:eventGuestId',
      needs: 'calendar:view',
      file: `${folder}/guest-detail.tsx`,
    },
  ]),
  { path: 'event-invitations/:token', needs: 'public', file: `${folder}/invitation.tsx` },
  { path: 'event-invitations/:token/file', needs: 'public', file: `${folder}/invitation-file.ts` },
]
