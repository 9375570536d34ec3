import { z } from 'zod'
import { endpoint } from '../core/endpoint.ts'
import { DateOnly, Id, optionalText, requiredText } from '../core/fields.ts'
import { listQuery, recordOf, registerContract } from '../core/register.ts'

const EmptyOrDate = z.union([z.literal(''), DateOnly])

/** A thing of the firm that somebody has: a key, a laptop, work clothes. */
export const HandedOutInput = z.object({
  name: requiredText(200),
  employeeId: Id,
  /** Its number or sign, such as a serial number. */
  number: optionalText(80),
  givenDate: DateOnly,
  /** The day it came back; empty while it has not. An empty field of a form comes as null. */
  returnedDate: EmptyOrDate.nullable()
    .default('')
    .transform((day) => day ?? '')
    .pipe(EmptyOrDate),
  notes: optionalText(2000),
})
export type HandedOutInput = z.infer<typeof HandedOutInput>

export const HandedOut = recordOf(HandedOutInput).extend({ employeeName: z.string() })
export type HandedOut = z.infer<typeof HandedOut>

export const HandedOutRow = HandedOut.pick({
  id: true,
  name: true,
  employeeId: true,
  employeeName: true,
  number: true,
  givenDate: true,
  returnedDate: true,
  updatedAt: true,
})
export type HandedOutRow = z.infer<typeof HandedOutRow>

export const HandedOutListQuery = listQuery({
  tabs: ['active', 'archived'],
  sorts: ['name', 'givenDate', 'updatedAt'],
  filters: { employeeId: Id.optional() },
})
export type HandedOutListQuery = z.infer<typeof HandedOutListQuery>

/** A thing as the person sees it who has it. */
export const OwnThing = HandedOut.pick({ id: true, name: true, number: true, givenDate: true })
export type OwnThing = z.infer<typeof OwnThing>

export const handedOutContract = {
  ...registerContract({
    path: 'handed-out',
    tag: 'Employees',
    view: 'employee:view',
    edit: 'employee:edit',
    one: z.object({ firmId: Id, handedOutId: Id }),
    onePath: '{handedOutId}',
    input: HandedOutInput,
    query: HandedOutListQuery,
    row: HandedOutRow,
    record: HandedOut,
    bulk: ['archive', 'restore'],
  }),
  /** What whoever asks has and has not given back. */
  listOwn: endpoint
    .meta({ needs: 'employee:own' })
    .route({ method: 'GET', path: '/firms/{firmId}/own-things', tags: ['Own work'] })
    .input(z.object({ firmId: Id }))
    .output(z.array(OwnThing)),
}
