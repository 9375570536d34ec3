import type { progressOf } from './progress.ts'
import type { OrderRecord } from './reader.ts'

/** Whether nothing was done with a confirmed order yet, so that it may become a draft again. */
export function isUntouched(
  { state }: OrderRecord,
  { lines, deliveries }: ReturnType<typeof progressOf>,
  billings: number,
): boolean {
  const isGivenUp = lines.some(({ line }) => line.closed > 0 || line.waived > 0)
  return state === 'open' && deliveries.length === 0 && billings === 0 && !isGivenUp
}
