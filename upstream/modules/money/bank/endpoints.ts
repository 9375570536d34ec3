import { cashLineHandlers } from './cash-line-handlers.ts'
import { feedHandlers } from './feed/handlers.ts'
import { importHandlers } from './import-handlers.ts'
import { matchingHandlers } from './matching/handlers.ts'

export const router = {
  ...importHandlers,
  ...matchingHandlers,
  ...cashLineHandlers,
  ...feedHandlers,
}
