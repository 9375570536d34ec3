import { defineModule } from '../../../core/hooks.ts'
import { takeCardEvent } from './take-event.ts'

export const module = defineModule({ name: 'card-payments', cardEvents: takeCardEvent })
