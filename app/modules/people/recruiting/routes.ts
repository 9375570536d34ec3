import type { PageRoute } from '#app/shell/firm-routes.ts'
import { registerRoutes } from '#app/shell/register/register-routes.ts'

const hr = 'employee:private'
const files = { import: null, batch: null, refused: null }

export const routes: PageRoute[] = [
  ...registerRoutes({ path: 'vacancies', idParam: 'vacancyId', view: hr, edit: hr, files }),
  ...registerRoutes({ path: 'applications', idParam: 'applicationId', view: hr, edit: hr, files }),
  { path: 'jobs/:token', needs: 'public', file: 'modules/people/recruiting/routes/job.tsx' },
]
