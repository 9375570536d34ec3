import { firmRoutes, type PageRoute } from '#app/shell/firm-routes.ts'
import { registerRoutes } from '#app/shell/register/register-routes.ts'

function file(name: string): string {
  return `modules/customers/deals/routes/${name}.tsx`
}

export const routes: PageRoute[] = [
  ...registerRoutes({ path: 'deals', idParam: 'dealId', view: 'deal:view', edit: 'deal:edit' }),
  ...registerRoutes({
    path: 'pipelines',
    idParam: 'pipelineId',
    view: 'deal:view',
    edit: 'deal:manage',
    files: { import: null, batch: null },
  }),
  ...firmRoutes([
    { path: 'deal-board', needs: 'deal:view', writes: 'deal:edit', file: file('deal-board') },
    { path: 'deal-forecast', needs: 'deal:view', file: file('deal-forecast') },
    { path: 'deals/:dealId/lose', needs: 'deal:edit', file: file('lose-deal') },
  ]),
]
