import { firmRoutes, type PageRoute } from '#app/shell/firm-routes.ts'

const folder = 'modules/reporting/reports/routes'

export const routes: PageRoute[] = firmRoutes([
  { path: 'reports', needs: 'report:view', file: `${folder}/report-home.tsx` },
  {
    path: 'reports/tax-returns',
    needs: 'report:view',
    writes: 'tax:edit',
    file: `${folder}/tax-return-list.tsx`,
  },
  { path: 'reports/tax-returns/keep', needs: 'tax:edit', file: `${folder}/tax-return-keep.tsx` },
  {
    path: 'reports/tax-returns/form',
    needs: 'report:view',
    writes: 'report:view',
    file: `${folder}/tax-return-form.tsx`,
  },
  { path: 'reports/tax-returns/file', needs: 'report:view', file: `${folder}/tax-return-file.ts` },
  {
    path: 'reports/tax-returns/on-payment',
    needs: 'report:view',
    writes: 'tax:edit',
    file: `${folder}/tax-on-payment.tsx`,
  },
  {
    path: 'reports/tax-returns/one-stop-shop',
    needs: 'report:view',
    writes: 'tax:edit',
    file: `${folder}/one-stop-shop.tsx`,
  },
  {
    path: 'reports/tax-returns/net-rates',
    needs: 'report:view',
    writes: 'tax:edit',
    file: `${folder}/net-rates.tsx`,
  },
  {
    path: 'reports/tax-returns/due-dates',
    needs: 'report:view',
    writes: 'tax:edit',
    file: `${folder}/tax-duty-settings.tsx`,
  },
  {
    path: 'reports/tax-returns/cross-border',
    needs: 'report:view',
    writes: 'tax:edit',
    file: `${folder}/cross-border.tsx`,
  },
  {
    path: 'reports/tax-returns/cross-border/write',
    needs: 'tax:edit',
    file: `${folder}/cross-border-write.tsx`,
  },
  {
    path: 'reports/tax-returns/cross-border/files',
    needs: 'report:view',
    file: `${folder}/cross-border-files.ts`,
  },
  {
    path: 'reports/tax-returns/cross-border/:integrationId/refuse',
    needs: 'tax:edit',
    file: `${folder}/cross-border-refuse.tsx`,
  },
  {
    path: 'reports/tax-returns/cross-border/:integrationId/file',
    needs: 'report:view',
    file: `${folder}/cross-border-file.ts`,
  },
  { path: 'reports/save', needs: 'report:view', file: `${folder}/report-save.tsx` },
  {
    path: 'reports/saved/:savedReportId',
    needs: 'report:view',
    file: `${folder}/saved-report.tsx`,
  },
  { path: 'reports/pins', needs: 'report:view', file: `${folder}/report-pins.tsx` },
  { path: 'reports/:report', needs: 'report:view', file: `${folder}/report.tsx` },
  { path: 'reports/:report/file', needs: 'report:view', file: `${folder}/report-file.ts` },
])
