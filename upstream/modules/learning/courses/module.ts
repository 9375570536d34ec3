import { defineModule } from '../../../core/hooks.ts'
import { router } from './endpoints.ts'
import { courses } from './register.ts'

export const module = defineModule({
  name: 'courses',
  endpoints: router,
  recordKinds: courses.recordKinds,
})
