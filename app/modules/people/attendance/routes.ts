import { firmRoutes, type PageRoute } from '#app/shell/firm-routes.ts'
import { registerRoutes } from '#app/shell/register/register-routes.ts'

const folder = 'modules/people/attendance/routes'
const own = 'employee:own'

export const routes: PageRoute[] = [
  ...firmRoutes([
    { path: 'my-time', file: `${folder}/own-time.tsx`, needs: own },
    { path: 'my-time/:date', file: `${folder}/own-day.tsx`, needs: own },
    { path: 'time-corrections', file: `${folder}/corrections.tsx`, needs: own },
    {
      path: 'rota',
      file: `${folder}/rota.tsx`,
      needs: own,
      writes: 'attendance:edit',
    },
    { path: 'attendance', file: `${folder}/overview.tsx`, needs: 'attendance:view' },
    {
      path: 'employees/:employeeId/attendance',
      file: `${folder}/person.tsx`,
      needs: 'attendance:view',
      writes: 'attendance:edit',
    },
    {
      path: 'employees/:employeeId/attendance/:date',
      file: `${folder}/person-day.tsx`,
      needs: 'attendance:edit',
    },
    { path: 'kiosk-codes', file: `${folder}/kiosk-codes.tsx`, needs: 'attendance:edit' },
  ]),
  ...registerRoutes({
    path: 'kiosks',
    idParam: 'kioskId',
    view: 'attendance:edit',
    edit: 'attendance:edit',
    files: { import: null, batch: null, refused: null },
  }),
  { path: 'kiosk/:token', needs: 'public', file: `${folder}/kiosk.tsx` },
]
