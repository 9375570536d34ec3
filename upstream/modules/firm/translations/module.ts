import { defineModule } from '../../../core/hooks.ts'
import { router } from './endpoints.ts'

export const module = defineModule({ name: 'translations', endpoints: router })
