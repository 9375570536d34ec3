import { index } from '@remix-run/route-config'

export const routes = [index('modules/site/routes/home.tsx')]
