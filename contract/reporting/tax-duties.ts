import { z } from 'zod'
import { endpoint } from '../core/endpoint.ts'
import { shownTo } from '../core/field-rights.ts'
import * as field from '../core/fields.ts'

/** Returns, lists and payments that a country knows beside its return of the tax itself. */
export const dutyKinds = ['payment', 'ecList', 'oss', 'yearReturn'] as const
export const DutyKind = z.enum(dutyKinds)
export type DutyKind = z.infer<typeof DutyKind>

/** A day by which something is to be filed or paid. */
export const TaxDuty = z.object({
  /** What it is: a kind of its country, or the id of one that the firm keeps itself. */
  key: z.string(),
  /** As its authority, or the firm, calls it. */
  name: z.string(),
  /** The days that it is for. */
  from: field.DateOnly,
  to: field.DateOnly,
  dueDate: field.DateOnly,
  /** What of it is to be paid, in the firm's currency, where the books hold it apart. */
  amount: shownTo('ledger:view', field.MinorUnits.nullable()),
  isLate: z.boolean(),
  doneAt: field.Instant.nullable(),
  doneByName: z.string(),
})
export type TaxDuty = z.infer<typeof TaxDuty>

/** Which one of them: it is known by its last day. */
export const TaxDutyKey = z.object({ key: z.string().max(40), to: field.DateOnly })
export type TaxDutyKey = z.infer<typeof TaxDutyKey>

const Tick = z.stringbool().or(z.boolean()).default(false)

export const dutyRhythms = ['usual', 'month', 'quarter'] as const

export const TaxDutySettingsInput = z.object({
  /** How often the return is due, where the country leaves that to the firm or its office. */
  rhythm: z.enum(dutyRhythms),
  /** Germany’s Dauerfristverlängerung: a month more for each return (§ 46 UStDV). */
  hasExtension: Tick,
  ecList: z.enum(['none', 'month', 'quarter']),
  oss: Tick,
  payment: Tick,
  yearReturn: Tick,
})
export type TaxDutySettingsInput = z.infer<typeof TaxDutySettingsInput>

/** One that the firm keeps itself, such as the return of one agency. */
export const OwnTaxDutyInput = z.object({
  name: field.requiredText(80),
  months: z.enum(['1', '3', '6', '12']),
  /** Months from the last of its period to the one it is due in. */
  monthsAfter: field.wholeNumber({ minimum: 1, maximum: 18 }),
  /** Day of that month, or its last one where it has no such day. */
  day: field.wholeNumber({ minimum: 1, maximum: 31 }),
})
export type OwnTaxDutyInput = z.infer<typeof OwnTaxDutyInput>

export const OwnTaxDuty = OwnTaxDutyInput.extend({ id: field.Id })
export type OwnTaxDuty = z.infer<typeof OwnTaxDuty>

export const TaxDutySettings = TaxDutySettingsInput.extend({
  /** What the country knows of these. */
  kinds: z.array(DutyKind),
  knowsExtension: z.boolean(),
  /** Whether the country leaves it to the firm how often its return is due. */
  knowsRhythm: z.boolean(),
  own: z.array(OwnTaxDuty),
  version: field.Version,
})
export type TaxDutySettings = z.infer<typeof TaxDutySettings>

const tags = ['Reports']
const path = '/firms/{firmId}/tax-duties' as const
const inFirm = z.object({ firmId: field.Id })

export const taxDutiesContract = {
  /** What is due beside the returns: all that is late, and that of the next four months. */
  list: endpoint
    .meta({ needs: 'report:view' })
    .route({ method: 'GET', path, tags })
    .input(inFirm)
    .output(z.array(TaxDuty)),
  /** Keeps that it is filed or paid; nobody is reminded of it any more. */
  finish: endpoint
    .meta({ needs: 'tax:edit' })
    .route({ method: 'POST', path: `${path}/finish`, tags })
    .input(TaxDutyKey.extend({ firmId: field.Id }))
    .output(z.array(TaxDuty)),
  /** Takes that back. */
  reopen: endpoint
    .meta({ needs: 'tax:edit' })
    .route({ method: 'POST', path: `${path}/reopen`, tags })
    .input(TaxDutyKey.extend({ firmId: field.Id }))
    .output(z.array(TaxDuty)),
  getSettings: endpoint
    .meta({ needs: 'report:view' })
    .route({ method: 'GET', path: `${path}/settings`, tags })
    .input(inFirm)
    .output(TaxDutySettings),
  updateSettings: endpoint
    .meta({ needs: 'tax:edit' })
    .route({ method: 'PUT', path: `${path}/settings`, tags })
    .input(TaxDutySettingsInput.extend({ firmId: field.Id, version: field.Version }))
    .output(TaxDutySettings),
  addOwn: endpoint
    .meta({ needs: 'tax:edit' })
    .route({ method: 'POST', path: `${path}/own`, tags, successStatus: 201 })
    .input(OwnTaxDutyInput.extend({ firmId: field.Id }))
    .output(TaxDutySettings),
  removeOwn: endpoint
    .meta({ needs: 'tax:delete' })
    .route({ method: 'DELETE', path: `${path}/own/{taxDutyId}`, tags })
    .input(z.object({ firmId: field.Id, taxDutyId: field.Id }))
    .output(TaxDutySettings),
}
