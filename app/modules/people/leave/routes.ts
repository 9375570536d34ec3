import { firmRoutes } from '#app/shell/firm-routes.ts'
import { registerRoutes } from '#app/shell/register/register-routes.ts'

const folder = 'modules/people/leave/routes'
const none = { import: null, batch: null, refused: null, new: null, detail: null, edit: null }
const own = 'employee:own'

export const routes = [
  ...registerRoutes({
    path: 'leave-requests',
    idParam: 'requestId',
    view: 'leave:view',
    edit: 'leave:edit',
    files: none,
  }),
  ...firmRoutes([
    { path: 'my-leave', file: `${folder}/own-leave.tsx`, needs: own },
    { path: 'my-leave/new', file: `${folder}/ask.tsx`, needs: own },
    { path: 'my-leave/new/check', file: `${folder}/ask-check.ts`, needs: own },
    { path: 'my-leave/deputies', file: `${folder}/deputies.tsx`, needs: own },
    { path: 'leave-requests/:requestId', file: `${folder}/request.tsx`, needs: own },
    { path: 'team-absences', file: `${folder}/team.tsx`, needs: own },
    { path: 'leave-balances', file: `${folder}/balances.tsx`, needs: 'leave:view' },
    { path: 'leave-types', file: `${folder}/types.tsx`, needs: 'leave:edit' },
    { path: 'leave-types/:code', file: `${folder}/type.tsx`, needs: 'leave:edit' },
    { path: 'employees/:employeeId/leave', file: `${folder}/person.tsx`, needs: 'leave:view' },
    {
      path: 'employees/:employeeId/leave/new',
      file: `${folder}/record.tsx`,
      needs: 'leave:edit',
    },
    {
      path: 'employees/:employeeId/leave/new/check',
      file: `${folder}/record-check.ts`,
      needs: 'leave:edit',
    },
    {
      path: 'employees/:employeeId/leave/adjust',
      file: `${folder}/adjust.tsx`,
      needs: 'leave:edit',
    },
  ]),
]
