import { shared } from '#app/islands/shared.ts'
import type { Cart } from '#contract/tills/till-tickets.ts'

/** The sale on the screen, once something of it was changed without leaving the page. */
export const sale = shared<{
  cart: Cart | null
  /** As many changes are on their way. */
  waiting: number
  /** What was not taken, in words. */
  problem: string
  /** What is being added. */
  adding: string
}>({ cart: null, waiting: 0, problem: '', adding: '' })
