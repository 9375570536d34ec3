import { type PageRoute, personRoutes } from '#app/shell/firm-routes.ts'

const at = 'modules/person/notifications/routes'

export const routes: PageRoute[] = [
  { path: 'notifications/news', needs: 'session', file: `${at}/notification-news.ts` },
  { path: 'notifications/leave', needs: 'public', file: `${at}/notification-leave.tsx` },
  ...personRoutes([
    { path: 'notifications', needs: 'session', file: `${at}/notification-list.tsx` },
    { path: 'profile/notifications', needs: 'session', file: `${at}/notification-choices.tsx` },
  ]),
]
