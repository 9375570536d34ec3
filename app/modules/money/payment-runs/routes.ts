import { firmRoutes, type PageRoute } from '#app/shell/firm-routes.ts'

function file(name: string): string {
  return `modules/money/payment-runs/routes/${name}`
}

export const routes: PageRoute[] = [
  ...firmRoutes([
    { path: 'payment-runs', needs: 'payment:view', file: file('run-list.tsx') },
    { path: 'payment-runs/new', needs: 'payment:edit', file: file('run-new.tsx') },
    { path: 'payment-runs/new-debit', needs: 'payment:edit', file: file('debit-new.tsx') },
    { path: 'payment-runs/:paymentRunId', needs: 'payment:view', file: file('run-detail.tsx') },
  ]),
  {
    path: 'firms/:firmId/payment-runs/:paymentRunId/file',
    needs: 'payment:edit',
    file: file('run-file.ts'),
  },
]
