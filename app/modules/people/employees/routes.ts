import { firmRoutes } from '#app/shell/firm-routes.ts'
import { registerRoutes } from '#app/shell/register/register-routes.ts'

const folder = 'modules/people/employees/routes'

export const routes = [
  ...registerRoutes({
    path: 'employees',
    idParam: 'employeeId',
    view: 'employee:view',
    edit: 'employee:edit',
  }),
  ...registerRoutes({
    path: 'employee-contracts',
    idParam: 'contractId',
    view: 'employee:private',
    edit: 'employee:private',
    files: { new: `${folder}/contract-new.tsx` },
  }),
  ...firmRoutes([
    { path: 'employee-chart', file: `${folder}/chart.tsx`, needs: 'employee:view' },
    { path: 'my-work', file: `${folder}/own-data.tsx`, needs: 'employee:own' },
  ]),
]
