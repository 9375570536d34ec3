import type { FollowUpInput } from '#contract/customers/follow-ups.ts'
import type { FirmContext, Writer } from '../../../firm/store.ts'
import { followUps } from './register.ts'

/** Adds a task or a call by the rule for one that is typed in. @returns its id. @throws AppError invalid */
export function createFollowUp(writer: Writer, firm: FirmContext, input: FollowUpInput): string {
  return followUps.create(writer, firm, input).id
}
