import type { RouteConfig } from '@remix-run/route-config'

export const routes: RouteConfig = [{ index: true, file: 'modules/site/routes/home.tsx' }]
