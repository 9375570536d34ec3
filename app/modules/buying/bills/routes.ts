import { firmRoutes, type PageRoute } from '#app/shell/firm-routes.ts'
import { registerRoutes } from '#app/shell/register/register-routes.ts'

const folder = 'modules/buying/bills/routes'

export const routes: PageRoute[] = [
  ...registerRoutes({
    path: 'bills',
    idParam: 'billId',
    view: 'bill:view',
    edit: 'bill:edit',
    files: {
      import: null,
      batch: null,
      list: `${folder}/bill-list.tsx`,
      new: `${folder}/bill-new.tsx`,
      edit: `${folder}/bill-edit.tsx`,
    },
  }),
  ...firmRoutes([
    { path: 'bills/read', needs: 'bill:edit', file: `${folder}/bill-read.tsx`, takesFiles: true },
    { path: 'bills/:billId/reject', needs: 'bill:approve', file: `${folder}/reject-bill.tsx` },
  ]),
  {
    path: 'firms/:firmId/bills/:billId/pdf',
    needs: 'bill:view',
    file: `${folder}/self-billed-pdf.ts`,
  },
  {
    path: 'firms/:firmId/bills/:billId/xml',
    needs: 'bill:view',
    file: `${folder}/self-billed-xml.ts`,
  },
  {
    path: 'firms/:firmId/bills/:billId/files/:attachmentId',
    needs: 'bill:view',
    file: `${folder}/bill-file.ts`,
  },
]
