import { hooks } from '../../../core/hooks.ts'
import type { FirmContext, Writer } from '../../../firm/store.ts'

declare module '../../../core/hooks.ts' {
  interface ModuleParts {
    /** What follows when a deal is won or lost, in the same transaction. */
    dealEnded: DealEnded
  }
}

type DealEnded = (writer: Writer, firm: FirmContext, dealId: string) => void

export const runEndedSteps: DealEnded = (...given) => {
  for (const step of hooks('dealEnded')) step(...given)
}
