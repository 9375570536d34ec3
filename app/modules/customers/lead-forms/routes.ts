import type { PageRoute } from '#app/shell/firm-routes.ts'
import { registerRoutes } from '#app/shell/register/register-routes.ts'

export const routes: PageRoute[] = [
  ...registerRoutes({
    path: 'lead-forms',
    idParam: 'leadFormId',
    view: 'lead:view',
    edit: 'lead:manage',
    files: { import: null, batch: null },
  }),
  {
    path: 'l/:token',
    needs: 'public',
    file: 'modules/customers/lead-forms/routes/public-form.tsx',
  },
  {
    path: 'news/:token',
    needs: 'public',
    file: 'modules/customers/lead-forms/routes/news-consent.tsx',
  },
]
