import { firmRoutes, type PageRoute } from '#app/shell/firm-routes.ts'
import { registerRoutes } from '#app/shell/register/register-routes.ts'

function file(name: string): string {
  return `modules/projects/billing/routes/${name}`
}

export const routes: PageRoute[] = [
  ...registerRoutes({
    path: 'hourly-rates',
    idParam: 'hourlyRateId',
    view: 'project:cost',
    edit: 'project:cost',
    files: { import: null, batch: null },
  }),
  ...firmRoutes([
    { path: 'projects/unbilled', needs: 'project:money', file: file('unbilled.tsx') },
    {
      path: 'projects/:projectId/bill',
      needs: 'project:money',
      writes: 'invoice:edit',
      file: file('bill.tsx'),
    },
    {
      path: 'projects/:projectId/milestones',
      needs: 'project:money',
      writes: 'project:edit',
      file: file('milestones.tsx'),
    },
    {
      path: 'invoices/:invoiceId/hours',
      needs: 'invoice:view',
      file: file('invoice-hours.tsx'),
    },
    { path: 'projects/:projectId/profit', needs: 'project:cost', file: file('profit.tsx') },
  ]),
  {
    path: 'firms/:firmId/invoices/:invoiceId/hours/file',
    needs: 'invoice:view',
    file: file('invoice-hours-file.ts'),
  },
]
