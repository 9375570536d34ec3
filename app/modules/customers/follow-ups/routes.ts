import { firmRoutes, type PageRoute } from '#app/shell/firm-routes.ts'
import { registerRoutes } from '#app/shell/register/register-routes.ts'

function file(name: string): string {
  return `modules/customers/follow-ups/routes/${name}.tsx`
}

export const routes: PageRoute[] = [
  ...registerRoutes({
    path: 'follow-ups',
    idParam: 'followUpId',
    view: 'followUp:view',
    edit: 'followUp:edit',
    files: { import: null, batch: null, new: file('new-follow-up') },
  }),
  ...firmRoutes([
    { path: 'agenda', needs: 'followUp:view', writes: 'followUp:edit', file: file('agenda') },
    {
      path: 'follow-ups/:followUpId/finish',
      needs: 'followUp:edit',
      file: file('finish-follow-up'),
    },
  ]),
]
