import { defineModule } from '../../../core/hooks.ts'
import { router } from './endpoints.ts'
import { settingKinds } from './setting-kinds.ts'
import { translations } from './translations.ts'

export const module = defineModule({
  name: 'templates',
  endpoints: router,
  settingKinds,
  translations,
})
