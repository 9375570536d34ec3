import { defineModule } from '../../../core/hooks.ts'
import { router } from './endpoints.ts'
import { partyTimeline } from './party-timeline.ts'
import { settingKinds } from './setting-kinds.ts'
import { translations } from './translations.ts'

export const module = defineModule({
  name: 'mails',
  endpoints: router,
  partyTimeline,
  mailBrand: async () => (await import('./mail-brand.ts')).mailBrand,
  settingKinds,
  translations,
})
