import type { PageRoute } from '#app/shell/firm-routes.ts'
import type { ModuleInfo } from '#app/shell/module-info.ts'

export const module: ModuleInfo = { id: 'developers', uses: ['site'], menu: [] }

const at = 'modules/public-site/developers/routes'

export const routes: PageRoute[] = [
  { path: 'developers', needs: 'public', kept: true, file: `${at}/developers.tsx` },
  { path: 'developers/collection.json', needs: 'public', file: `${at}/collection-file.ts` },
  { path: 'developers/try/:operationId', needs: 'public', file: `${at}/try.tsx` },
  { path: 'developers/:group', needs: 'public', kept: true, file: `${at}/group.tsx` },
]
