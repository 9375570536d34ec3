import type { PageRoute } from '#app/shell/firm-routes.ts'

const at = 'modules/public-site/plans/routes'

export const routes: PageRoute[] = [
  { path: 'pricing', needs: 'public', kept: true, file: `${at}/pricing.tsx` },
  { path: 'faqs', needs: 'public', kept: true, file: `${at}/faqs.tsx` },
]
