import { defineModule } from '../../../core/hooks.ts'
import { internal } from './internal.ts'

export const module = defineModule({
  name: 'demo',
  internal,
  /** Opening balances and costs of the made-up years have no record but their entries. */
  sealedDocuments: { journal: null },
})
