import { firmRoutes, type PageRoute } from '#app/shell/firm-routes.ts'
import { registerRoutes } from '#app/shell/register/register-routes.ts'

const folder = 'modules/tills/tills/routes'
const lookedAt = { import: null, batch: null, new: null, edit: null }
const rights = { view: 'till:view', edit: 'till:sell' } as const

export const routes: PageRoute[] = [
  ...registerRoutes({
    ...rights,
    path: 'tills/sessions',
    idParam: 'tillSessionId',
    files: { ...lookedAt, detail: `${folder}/session-detail.tsx` },
  }),
  ...registerRoutes({
    ...rights,
    path: 'tills/tickets',
    idParam: 'ticketId',
    files: { ...lookedAt, detail: `${folder}/ticket-detail.tsx` },
  }),
  ...firmRoutes([
    { path: 'tills/daily', needs: 'report:view', file: `${folder}/daily-sales.tsx` },
    { path: 'tills/totals', needs: 'till:view', file: `${folder}/total-list.tsx` },
    { path: 'tills/totals/new', needs: 'till:approve', file: `${folder}/total-new.tsx` },
    { path: 'tills/totals/:dayTotalId', needs: 'till:view', file: `${folder}/total-detail.tsx` },
    { path: 'tills', needs: 'till:view', file: `${folder}/till-list.tsx` },
    { path: 'tills/new', needs: 'till:edit', file: `${folder}/till-new.tsx` },
    { path: 'tills/:tillId/edit', needs: 'till:edit', file: `${folder}/till-edit.tsx` },
    {
      path: 'tills/:tillId/favourites',
      needs: 'till:edit',
      file: `${folder}/till-favourites.tsx`,
    },
    { path: 'tills/:tillId/open', needs: 'till:sell', file: `${folder}/till-open.tsx` },
    {
      path: 'tills/:tillId/sell/terminal',
      needs: 'till:sell',
      file: `${folder}/sell-terminal.tsx`,
    },
    { path: 'tills/:tillId/sell/offline', needs: 'till:sell', file: `${folder}/sell-offline.tsx` },
    {
      path: 'tills/sessions/:tillSessionId/move',
      needs: 'till:sell',
      file: `${folder}/session-move.tsx`,
    },
    {
      path: 'tills/sessions/:tillSessionId/count',
      needs: 'till:sell',
      file: `${folder}/session-count.tsx`,
    },
    {
      path: 'tills/tickets/:ticketId/refund',
      needs: 'till:sell',
      file: `${folder}/ticket-refund.tsx`,
    },
  ]),
  // The selling screen has no frame around it.
  { path: 'firms/:firmId/tills/:tillId/sell', needs: 'till:sell', file: `${folder}/sell.tsx` },
  {
    path: 'firms/:firmId/tills/:tillId/sell/paid/:ticketId',
    needs: 'till:sell',
    file: `${folder}/sell-paid.tsx`,
  },
  {
    path: 'firms/:firmId/tills/:tillId/sell/live',
    needs: 'till:sell',
    file: `${folder}/sell-live.ts`,
  },
  {
    path: 'firms/:firmId/tills/sessions/:tillSessionId/pdf',
    needs: 'till:view',
    file: `${folder}/session-pdf.ts`,
  },
  {
    path: 'firms/:firmId/tills/tickets/:ticketId/pdf',
    needs: 'till:view',
    file: `${folder}/ticket-pdf.ts`,
  },
  {
    path: 'firms/:firmId/tills/:tillId/sell/terminal/look',
    needs: 'till:sell',
    file: `${folder}/sell-terminal-look.ts`,
  },
  {
    path: 'firms/:firmId/tills/:tillId/sell/queue',
    needs: 'till:sell',
    file: `${folder}/sell-queue.ts`,
  },
  { path: 'r/:token', needs: 'public', file: `${folder}/public-receipt.tsx` },
  { path: 'r/:token/pdf', needs: 'public', file: `${folder}/public-receipt-pdf.ts` },
]
