import { firmRoutes, type PageRoute } from '#app/shell/firm-routes.ts'
import { registerRoutes } from '#app/shell/register/register-routes.ts'

function file(name: string): string {
  return `modules/customers/leads/routes/${name}.tsx`
}

export const routes: PageRoute[] = [
  ...registerRoutes({ path: 'leads', idParam: 'leadId', view: 'lead:view', edit: 'lead:edit' }),
  ...firmRoutes([
    { path: 'leads/:leadId/convert', needs: 'lead:edit', file: file('convert-lead') },
    { path: 'leads/:leadId/lose', needs: 'lead:edit', file: file('lose-lead') },
    { path: 'leads/:leadId/merge-into/:intoId', needs: 'lead:delete', file: file('merge-lead') },
  ]),
]
