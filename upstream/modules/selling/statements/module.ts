import { defineModule } from '../../../core/hooks.ts'
import { router } from './endpoints.ts'
import { mailKinds } from './mail-kinds.ts'

export const module = defineModule({
  name: 'statements',
  endpoints: router,
  mailKinds,
  mailFile: async () => (await import('./mail-attachment.ts')).renderAttachment,
})
