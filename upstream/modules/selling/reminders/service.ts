import { AppError, invalidField } from '#contract/core/errors.ts'
import type {
  ReminderSettings,
  ReminderSettingsInput,
  ReminderStep,
  ReminderStop,
} from '#contract/selling/reminders.ts'
import { reachesRecord } from '../../../firm/record-reach.ts'
import { requireVersion } from '../../../firm/require-version.ts'
import type { FirmContext, Reader, Writer } from '../../../firm/store.ts'
import { firmDate, getFirmProfile } from '../../firm/firms/index.ts'
import { getStoredParty } from '../../firm/parties/index.ts'
import { getClaim } from './claim.ts'
import { planJob } from './plan.ts'
import { findStop, getSettings } from './reader.ts'
import { statutoryOn } from './statutory.ts'
import { deleteStop, insertStop, saveSettings } from './writer.ts'

/** The settings, with what the law of the firm's country allows today. */
export function toSettings(reader: Reader, context: FirmContext): ReminderSettings {
  const { isOn, steps, ownRate, postsCharges, version } = getSettings(reader)
  const { address } = getFirmProfile(reader)
  const law = statutoryOn(address.country, firmDate(reader, context))
  return { isOn, steps, ownRate, postsCharges, version, law }
}

/** @throws AppError invalid at a step; conflict when they were written since `version` */
export function updateSettings(
  writer: Writer,
  context: FirmContext,
  { version, ...input }: ReminderSettingsInput & { version: number },
): void {
  const before = getSettings(writer)
  requireVersion(before, version, () => toSettings(writer, context))
  checkSteps(input.steps)
  if (input.isOn && input.steps.length === 0) throw invalidField('steps', 'nothingChosen')
  const steps = [...input.steps].sort((one, other) => one.days - other.days)
  saveSettings(writer, { ...input, steps }, version + 1)
  planJob(writer, context, input.isOn)
  const { version: _, ...was } = before
  const { baseCurrency: currency } = getFirmProfile(writer)
  writer.audit({
    entity: 'reminderSettings',
    entityId: context.firmId,
    action: 'update',
    before: { ...was, currency },
    after: { ...input, steps, currency },
  })
}

/** Before the due date there is nothing to dun for, and after it nothing to announce. */
function checkSteps(steps: readonly ReminderStep[]): void {
  steps.forEach(({ days, tone, fee, withInterest }, at) => {
    if (steps.findIndex((one) => one.days === days) !== at) {
      throw invalidField(`steps.${at}.days`, 'twiceTheDay')
    }
    if ((tone === 'notice') !== days <= 0) throw invalidField(`steps.${at}.tone`, 'toneOfDay')
    if (tone === 'notice' && (fee > 0 || withInterest)) {
      throw invalidField(`steps.${at}.fee`, 'notLateYet')
    }
  })
}

type Stop = Pick<ReminderStop, 'kind' | 'recordId'>

/** Leaves a customer or an invoice alone. @throws AppError not_found */
export function stop(writer: Writer, context: FirmContext, one: Stop & { reason: string }): void {
  requireReach(writer, context, one)
  requireRecord(writer, context, one)
  insertStop(writer, context, one)
  const { kind, recordId, reason } = one
  writer.audit({ entity: kind, entityId: recordId, action: 'stopReminders', detail: reason })
}

/** Lets one be reminded again. @throws AppError not_found */
export function allow(writer: Writer, context: FirmContext, { kind, recordId }: Stop): void {
  requireReach(writer, context, { kind, recordId })
  if (!findStop(writer, kind, recordId))
    throw new AppError('not_found', 'Reminders are not paused for this invoice')
  deleteStop(writer, { kind, recordId })
  writer.audit({ entity: kind, entityId: recordId, action: 'allowReminders' })
}

function requireReach(reader: Reader, { actor }: FirmContext, { kind, recordId }: Stop): void {
  if (reachesRecord(reader, actor, kind, recordId)) return
  throw new AppError('not_found', 'No such record')
}

function requireRecord(reader: Reader, context: FirmContext, { kind, recordId }: Stop): void {
  if (kind === 'party') getStoredParty(reader, recordId)
  else getClaim(reader, context, recordId)
}
