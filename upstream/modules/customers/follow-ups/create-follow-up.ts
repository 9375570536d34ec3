import type { FollowUpInput } from '#contract/customers/follow-ups.ts'
import type { FirmContext, Writer } from '../../../firm/store.ts'
import { followUps } from './register.ts'

/** Adds a task or a call by the rule for one that is typed in. @returns its id. @throws AppError invalid */
export function createFollowUp(writer: Writer, firm: FirmContext, input: FollowUpInput): string {
  return followUps.create(writer, firm, input).id
}

/**
 * As `createFollowUp`, of the firm itself, which holds no role: about a record that its module knows.
 * @returns its id
 */
export function addFollowUp(writer: Writer, firm: FirmContext, input: FollowUpInput): string {
  const { subjectKind, subjectId } = input
  const { id } = followUps.create(writer, firm, { ...input, subjectKind: '', subjectId: '' })
  followUps.change(writer, firm, id, { subjectKind, subjectId })
  return id
}
