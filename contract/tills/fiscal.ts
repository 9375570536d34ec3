import { z } from 'zod'
import { endpoint } from '../core/endpoint.ts'
import { DateOnly, Id, Instant, optionalText, Version } from '../core/fields.ts'

/** Countries whose duties of tills are kept here. */
export const FiscalCountry = z.enum(['AT', 'DE', 'ES', 'IT'])
export type FiscalCountry = z.infer<typeof FiscalCountry>

/**
 * What became of the signature of a receipt: `signed` by a service of the firm, `standIn` by a key of
 * ours that no authority has certified, `waiting` for a service, `missing` as the device failed,
 * `recorded` where the country wants a record and no device.
 */
export const FiscalState = z.enum(['signed', 'standIn', 'waiting', 'missing', 'recorded'])
export type FiscalState = z.infer<typeof FiscalState>

/** What stands on a receipt for the tax authority, in the words of its country. */
export const FiscalPrint = z.object({
  /** Null where nothing was signed or recorded. */
  state: FiscalState.nullable(),
  /** Above the code. */
  heading: z.string(),
  /** What the code holds; empty for none. */
  code: z.string(),
  lines: z.array(z.string()),
})
export type FiscalPrint = z.infer<typeof FiscalPrint>

/** `none`: nothing was set up; `standIn`: a key of ours; `remote`: a service that the firm has. */
export const FiscalMode = z.enum(['none', 'standIn', 'remote'])
export type FiscalMode = z.infer<typeof FiscalMode>

export const FiscalDevice = z.object({
  tillId: Id,
  name: z.string(),
  mode: FiscalMode,
  state: z.enum(['none', 'ready', 'failed', 'ended']),
  /** Serial number of the till, as it stands on receipts and in exports. */
  cashbox: z.string(),
  /** Serial number of the device, or the id of the key. */
  serial: z.string(),
  startedAt: Instant.nullable(),
  /** Since when it signs nothing. */
  failedAt: Instant.nullable(),
  /** Address of the service, of a remote one. */
  serviceUrl: z.string(),
  /** Receipts that have no signature yet, and those that never got one. */
  waiting: z.int(),
  missing: z.int(),
  version: Version,
})
export type FiscalDevice = z.infer<typeof FiscalDevice>

export const FiscalDevices = z.object({
  /** Null where nothing is asked of tills here. */
  country: FiscalCountry.nullable(),
  /** Whether the law asks for a device that signs. */
  needsDevice: z.boolean(),
  rows: z.array(FiscalDevice),
})
export type FiscalDevices = z.infer<typeof FiscalDevices>

export const FiscalRecord = z.object({
  position: z.int(),
  kind: z.enum([
    'sale',
    'refund',
    'opening',
    'move',
    'closing',
    'start',
    'zero',
    'month',
    'year',
    'end',
  ]),
  /** The ticket; empty for what is none. */
  ticketId: z.string(),
  number: z.string(),
  at: Instant,
  state: FiscalState,
  /** What the service answered last, where it did not sign. */
  error: z.string(),
})
export type FiscalRecord = z.infer<typeof FiscalRecord>

export const FiscalFileKind = z.enum(['dep7', 'dsfinvk', 'corrispettivi'])
export type FiscalFileKind = z.infer<typeof FiscalFileKind>

/** What can be done with a device by hand. */
export const FiscalStep = z.enum(['zero', 'fail', 'recover', 'end'])
export type FiscalStep = z.infer<typeof FiscalStep>

export const FiscalTill = z.object({
  country: FiscalCountry.nullable(),
  device: FiscalDevice,
  steps: z.array(FiscalStep),
  files: z.array(FiscalFileKind),
  /** Whether each of `records` continues the one before it; null where nothing is chained. */
  isWhole: z.boolean().nullable(),
  /** The 20 newest, the last one first. */
  records: z.array(FiscalRecord),
})
export type FiscalTill = z.infer<typeof FiscalTill>

const Fields = z.object({
  mode: z.enum(['standIn', 'remote']),
  /** Only of a remote one: an https address, and what it is opened with, which is not shown again. */
  serviceUrl: optionalText(300),
  token: optionalText(500),
  /** Of the device as it was shown; 1 where there is none yet. */
  version: Version,
})
export const FiscalDeviceInput = Fields
export type FiscalDeviceInput = z.infer<typeof FiscalDeviceInput>

export const FiscalFileQuery = z.object({
  kind: FiscalFileKind,
  from: DateOnly,
  to: DateOnly,
})
export type FiscalFileQuery = z.infer<typeof FiscalFileQuery>

const path = '/firms/{firmId}/fiscal-devices' as const
const tags = ['Tills']
const ofTill = z.object({ firmId: Id, tillId: Id })

export const fiscalContract = {
  /** The tills of the firm with their devices. */
  list: endpoint
    .meta({ needs: 'till:view' })
    .route({ method: 'GET', path, tags })
    .input(z.object({ firmId: Id }))
    .output(FiscalDevices),
  get: endpoint
    .meta({ needs: 'till:view' })
    .route({ method: 'GET', path: `${path}/{tillId}`, tags })
    .input(ofTill)
    .output(FiscalTill),
  /**
   * Sets up a device; in Austria its first receipt is made at once. A service takes somebody who showed
   * who they are a moment ago, and for another host its token anew.
   */
  setUp: endpoint
    .meta({ needs: 'till:edit' })
    .route({ method: 'PUT', path: `${path}/{tillId}`, tags })
    .input(Fields.extend(ofTill.shape))
    .output(FiscalTill),
  /** A receipt of nothing, a failure, its end, or that the till is out of use. */
  step: endpoint
    .meta({ needs: 'till:approve' })
    .route({ method: 'POST', path: `${path}/{tillId}/steps`, tags })
    .input(ofTill.extend({ step: FiscalStep }))
    .output(FiscalTill),
  /** Refuses what `file` would, so that a form can say so. */
  prepareFile: endpoint
    .meta({ needs: 'till:approve' })
    .route({ method: 'POST', path: `${path}/{tillId}/files`, tags })
    .input(ofTill.extend(FiscalFileQuery.shape))
    .output(z.object({ isReady: z.literal(true) })),
  /** What the tax office is given: DEP 7, DSFinV-K, or the days' takings. */
  file: endpoint
    .meta({ needs: 'till:approve', isHeavy: true })
    .route({ method: 'GET', path: `${path}/{tillId}/file`, tags })
    .input(ofTill.extend(FiscalFileQuery.shape))
    .output(z.file()),
  /**
   * The key of the turnover counter and those that verify signatures (RKSV): for a person who showed
   * who they are a moment ago, no program.
   */
  keys: endpoint
    .meta({ needs: 'till:edit', isHeavy: true })
    .route({ method: 'GET', path: `${path}/{tillId}/keys`, tags })
    .input(ofTill)
    .output(z.file()),
}
