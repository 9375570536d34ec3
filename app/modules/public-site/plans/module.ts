import type { ModuleInfo } from '#app/shell/module-info.ts'

const at = 'modules/public-site/plans/routes'

export const module: ModuleInfo = {
  id: 'plans',
  uses: ['site'],
  routes: [
    { path: 'pricing', needs: 'public', kept: true, file: `${at}/pricing.tsx` },
    { path: 'faqs', needs: 'public', kept: true, file: `${at}/faqs.tsx` },
  ],
  publicPages: () => import('./public-pages.ts'),
  menu: [],
}
