import { z } from 'zod'
import { endpoint } from '../core/endpoint.ts'
import { Id, Instant, Language, optionalText, requiredText } from '../core/fields.ts'
import { listQuery, recordOf, registerContract } from '../core/register.ts'
import { Presence, PunchKind } from './attendance.ts'

/** A device that stands somewhere and on which people clock in and out with a code of their own. */
export const KioskInput = z.object({
  name: requiredText(120),
  notes: optionalText(1000),
})
export type KioskInput = z.infer<typeof KioskInput>

export const Kiosk = recordOf(KioskInput).extend({
  /** Its page, below the product's own address; null while it is archived. */
  path: z.string().nullable(),
})
export type Kiosk = z.infer<typeof Kiosk>

export const KioskRow = Kiosk.pick({ id: true, name: true, notes: true, updatedAt: true })
export type KioskRow = z.infer<typeof KioskRow>

export const KioskListQuery = listQuery({
  tabs: ['active', 'archived'],
  sorts: ['name', 'updatedAt'],
  filters: {},
})
export type KioskListQuery = z.infer<typeof KioskListQuery>

/** Six digits, typed on the device. */
export const KioskCode = z
  .string()
  .trim()
  .regex(/^\d{6}$/, 'kioskCode')

/** Whether somebody has a code, and since when. What it is nobody can read again. */
export const KioskCodeRow = z.object({
  employeeId: Id,
  name: z.string(),
  since: Instant.nullable(),
})
export type KioskCodeRow = z.infer<typeof KioskCodeRow>

/** A code that was just given: shown this once. */
export const NewKioskCode = z.object({ employeeId: Id, name: z.string(), code: z.string() })
export type NewKioskCode = z.infer<typeof NewKioskCode>

const tags = ['Attendance']
const one = z.object({ firmId: Id, kioskId: Id })
const codes = '/firms/{firmId}/kiosk-codes' as const
const ofPerson = z.object({ firmId: Id, employeeId: Id })

export const kiosksContract = {
  ...registerContract({
    path: 'kiosks',
    tag: 'Attendance',
    view: 'attendance:edit',
    edit: 'attendance:edit',
    one,
    onePath: '{kioskId}',
    input: KioskInput,
    query: KioskListQuery,
    row: KioskRow,
    record: Kiosk,
    bulk: ['archive', 'restore'],
  }),
  /** Gives it another address; the one before opens nothing any more. */
  renew: endpoint
    .meta({ needs: 'attendance:edit' })
    .route({ method: 'POST', path: '/firms/{firmId}/kiosks/{kioskId}/renew', tags })
    .input(one)
    .output(Kiosk),
  /** Who has a code, of everybody who is employed. */
  codes: endpoint
    .meta({ needs: 'attendance:edit' })
    .route({ method: 'GET', path: codes, tags })
    .input(z.object({ firmId: Id }))
    .output(z.array(KioskCodeRow)),
  /** Gives somebody a code; the one before is none any more. */
  giveCode: endpoint
    .meta({ needs: 'attendance:edit' })
    .route({ method: 'POST', path: `${codes}/{employeeId}`, tags })
    .input(ofPerson)
    .output(NewKioskCode),
  takeCode: endpoint
    .meta({ needs: 'attendance:delete' })
    .route({ method: 'DELETE', path: `${codes}/{employeeId}`, tags })
    .input(ofPerson)
    .output(z.object({ employeeId: Id })),
}

const link = z.object({ token: z.string().max(100) })
const page = '/public/kiosks/{token}' as const

/** What a kiosk says before anybody typed a code: nothing of who works here. */
export const KioskPage = z.object({
  name: z.string(),
  firmName: z.string(),
  language: Language,
  timeZone: z.string(),
})
export type KioskPage = z.infer<typeof KioskPage>

/** Whom a code is of, and what they may press now. */
export const KioskPerson = z.object({ name: z.string(), presence: Presence })
export type KioskPerson = z.infer<typeof KioskPerson>

export const publicKiosksContract = {
  get: endpoint
    .meta({ needs: 'public' })
    .route({ method: 'GET', path: page, tags: ['Public'] })
    .input(link)
    .output(KioskPage),
  /** Wrong codes are counted: after some of them a kiosk takes none for a while. */
  look: endpoint
    .meta({ needs: 'public' })
    .route({ method: 'POST', path: `${page}/look`, tags: ['Public'] })
    .input(link.extend({ code: KioskCode }))
    .output(KioskPerson),
  punch: endpoint
    .meta({ needs: 'public' })
    .route({ method: 'POST', path: `${page}/punch`, tags: ['Public'] })
    .input(link.extend({ code: KioskCode, press: PunchKind }))
    .output(KioskPerson),
}
