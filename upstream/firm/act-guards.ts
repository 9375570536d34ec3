import type { GatedAct } from '#contract/learning/training-gates.ts'
import { hooks } from '../core/hooks.ts'
import type { FirmContext, Reader } from './store.ts'

declare module '../core/hooks.ts' {
  interface ModuleParts {
    /** It refuses an act at the moment at which it is to be done. @throws AppError forbidden */
    actGuard: (reader: Reader, context: FirmContext, act: GatedAct) => void
  }
}

/** Asks whoever guards an act. @throws AppError forbidden */
export function requireMayAct(reader: Reader, context: FirmContext, act: GatedAct): void {
  for (const guard of hooks('actGuard')) guard(reader, context, act)
}

/** Rights with which somebody lets through what others handed in. */
const approving = /^(bill|expense|leave|time|attendance|payroll|course|wallet|partner):approve$/

/**
 * Whether a call approves: it asks for such a right, and changes something. A rule that a call of
 * another right reaches asks by `requireMayAct` itself.
 */
export function isApproval(
  { needs, isReading }: { needs?: string; isReading?: boolean },
  method: string | undefined,
): boolean {
  return method !== 'GET' && !isReading && needs !== undefined && approving.test(needs)
}
