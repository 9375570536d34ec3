import { defineModule } from '../../../core/hooks.ts'
import { router } from './endpoints.ts'
import { segments } from './register.ts'

export const module = defineModule({
  name: 'segments',
  endpoints: router,
  recordKinds: segments.recordKinds,
})
