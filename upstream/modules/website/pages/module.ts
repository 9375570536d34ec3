import { defineModule } from '../../../core/hooks.ts'
import { router } from './endpoints.ts'
import { sitePages } from './register.ts'

export const module = defineModule({
  name: 'pages',
  endpoints: router,
  recordKinds: sitePages.recordKinds,
})
