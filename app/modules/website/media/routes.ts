import { firmRoutes } from '#app/shell/firm-routes.ts'
import { registerRoutes } from '#app/shell/register/register-routes.ts'

const folder = 'modules/website/media/routes'

export const routes = [
  ...registerRoutes({
    path: 'site-media',
    idParam: 'mediaId',
    view: 'website:view',
    edit: 'website:edit',
    takesFiles: true,
    files: {
      import: null,
      batch: null,
      new: `${folder}/media-new.tsx`,
      detail: `${folder}/media-detail.tsx`,
      edit: null,
    },
  }),
  ...firmRoutes([
    { path: 'site-media/:mediaId/file', needs: 'website:view', file: `${folder}/media-file.ts` },
    {
      path: 'site-media/:mediaId/sizes',
      needs: 'website:edit',
      takesFiles: true,
      file: `${folder}/media-sizes.ts`,
    },
  ]),
]
