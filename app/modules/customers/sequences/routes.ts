import { firmRoutes, type PageRoute } from '#app/shell/firm-routes.ts'
import { registerRoutes } from '#app/shell/register/register-routes.ts'

export const routes: PageRoute[] = [
  ...registerRoutes({
    path: 'sequences',
    idParam: 'sequenceId',
    view: 'sequence:view',
    edit: 'sequence:manage',
    files: { import: null, batch: null },
  }),
  ...registerRoutes({
    path: 'sequence-members',
    idParam: 'sequenceMemberId',
    view: 'sequence:view',
    edit: 'sequence:edit',
    files: { import: null, batch: null, refused: null, new: null, edit: null },
  }),
  ...firmRoutes([
    {
      path: 'sequences/enrol/:kind',
      needs: 'sequence:edit',
      file: 'modules/customers/sequences/routes/enrol.tsx',
    },
  ]),
]
