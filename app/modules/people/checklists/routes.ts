import { firmRoutes } from '#app/shell/firm-routes.ts'
import { registerRoutes } from '#app/shell/register/register-routes.ts'

const folder = 'modules/people/checklists/routes'
const view = 'employee:view'
const edit = 'employee:edit'

export const routes = [
  ...firmRoutes([
    { path: 'checklists', file: `${folder}/list.tsx`, needs: view },
    { path: 'checklists/new', file: `${folder}/begin.tsx`, needs: edit },
    { path: 'checklists/:checklistId', file: `${folder}/detail.tsx`, needs: view, writes: edit },
    { path: 'my-checklists', file: `${folder}/own.tsx`, needs: 'employee:own' },
  ]),
  ...registerRoutes({
    ...{ path: 'checklist-templates', idParam: 'checklistTemplateId', view, edit },
    files: { import: null, batch: null, refused: null },
  }),
]
