import type { ModuleInfo } from '#app/shell/module-info.ts'

const at = 'modules/public-site/developers/routes'

export const module: ModuleInfo = {
  id: 'developers',
  uses: ['site'],
  routes: [
    { path: 'developers', needs: 'public', kept: true, file: `${at}/developers.tsx` },
    { path: 'developers/collection.json', needs: 'public', file: `${at}/collection-file.ts` },
    { path: 'developers/try/:operationId', needs: 'public', file: `${at}/try.tsx` },
    { path: 'developers/:group', needs: 'public', kept: true, file: `${at}/group.tsx` },
  ],
  publicPages: () => import('./public-pages.ts'),
  menu: [],
}
