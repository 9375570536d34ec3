import { type PageRoute, personRoutes } from '#app/shell/firm-routes.ts'

const at = 'modules/person/profile/routes'

export const routes: PageRoute[] = [
  { path: 'profile/photo/:photoKey', needs: 'session', file: `${at}/photo.ts` },
  {
    path: 'profile/changes/:changeId/undo',
    needs: 'session',
    file: `${at}/change-undo.ts`,
  },
  { path: 'profile/data/file', needs: 'session', file: `${at}/data-file.ts` },
  { path: 'confirm-email', needs: 'public', file: `${at}/confirm-email.tsx` },
  { path: 'confirm-deletion', needs: 'public', file: `${at}/confirm-deletion.tsx` },
  ...personRoutes([
    { path: 'profile', needs: 'session', takesFiles: true, file: `${at}/profile.tsx` },
    { path: 'profile/security', needs: 'session', file: `${at}/security.tsx` },
    { path: 'profile/appearance', needs: 'session', file: `${at}/appearance.tsx` },
    { path: 'profile/shortcuts', needs: 'session', file: `${at}/shortcuts.tsx` },
    { path: 'profile/firms', needs: 'session', file: `${at}/firms.tsx` },
    { path: 'profile/data', needs: 'session', file: `${at}/data.tsx` },
  ]),
]
