import type { ModuleInfo } from '#app/shell/module-info.ts'

const at = 'modules/public-site/contact/routes'

export const module: ModuleInfo = {
  id: 'contact',
  uses: ['site'],
  routes: [
    { path: 'contact-us', needs: 'public', kept: true, file: `${at}/contact.tsx` },
    { path: 'coming-soon', needs: 'public', kept: true, file: `${at}/coming-soon.tsx` },
    { path: 'coming-soon/confirm', needs: 'public', file: `${at}/notice-confirm.tsx` },
    { path: 'coming-soon/leave', needs: 'public', file: `${at}/notice-leave.tsx` },
  ],
  publicPages: () => import('./public-pages.ts'),
  menu: [],
}
