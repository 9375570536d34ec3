import { firmRoutes, type PageRoute } from '#app/shell/firm-routes.ts'
import { registerRoutes } from '#app/shell/register/register-routes.ts'

function file(name: string): string {
  return `modules/customers/support-tickets/routes/${name}`
}

export const routes: PageRoute[] = [
  ...firmRoutes([
    {
      path: 'support-tickets/figures',
      needs: 'supportTicket:view',
      file: file('figures.tsx'),
    },
    {
      path: 'support-tickets/settings',
      needs: 'supportTicket:manage',
      file: file('settings.tsx'),
    },
  ]),
  ...registerRoutes({
    path: 'support-tickets',
    idParam: 'supportTicketId',
    view: 'supportTicket:view',
    edit: 'supportTicket:edit',
    files: { import: null, batch: null, detail: file('ticket.tsx') },
  }),
  { path: 'ask/:token', needs: 'public', file: file('public-form.tsx') },
  { path: 'tickets/:token', needs: 'public', file: file('public-ticket.tsx') },
]
