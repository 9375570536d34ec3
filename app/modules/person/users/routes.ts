import { firmRoutes, type PageRoute } from '#app/shell/firm-routes.ts'

const at = 'modules/person/users/routes'

export const routes: PageRoute[] = [
  { path: 'invitations/:token', needs: 'public', file: `${at}/invitation.tsx` },
  ...firmRoutes([
    { path: 'users', needs: 'member:view', writes: 'member:invite', file: `${at}/user-list.tsx` },
    { path: 'users/invite', needs: 'member:invite', file: `${at}/invite.tsx` },
    { path: 'users/roles', needs: 'firm:view', file: `${at}/role-table.tsx` },
    { path: 'users/roles/new', needs: 'role:edit', file: `${at}/role-new.tsx` },
    { path: 'users/roles/:roleId', needs: 'role:edit', file: `${at}/role-edit.tsx` },
    { path: 'users/ownership', needs: 'firm:view', file: `${at}/ownership.tsx` },
    { path: 'users/:userId', needs: 'member:view', writes: 'member:edit', file: `${at}/user.tsx` },
  ]),
]
