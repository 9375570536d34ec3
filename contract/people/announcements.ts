import { z } from 'zod'
import { endpoint } from '../core/endpoint.ts'
import { DateOnly, Id, Instant, requiredText } from '../core/fields.ts'
import { listQuery, recordOf, registerContract } from '../core/register.ts'

const EmptyOrDate = z.union([z.literal(''), DateOnly])

/** A short text for everybody who works for the firm, shown on their own page on some days. */
export const AnnouncementInput = z.object({
  title: requiredText(200),
  text: requiredText(4000),
  fromDate: DateOnly,
  /** The last day; empty for as long as it is there. An empty field of a form comes as null. */
  untilDate: EmptyOrDate.nullable()
    .default('')
    .transform((day) => day ?? '')
    .pipe(EmptyOrDate),
  /** Whether everybody is to confirm that they have read it. */
  asksConfirmation: z.stringbool().or(z.boolean()).default(false),
})
export type AnnouncementInput = z.infer<typeof AnnouncementInput>

export const Announcement = recordOf(AnnouncementInput).extend({
  /** Who confirmed that they have read it, in the order in which they did. */
  readBy: z.array(z.object({ employeeId: Id, name: z.string(), readAt: Instant })),
})
export type Announcement = z.infer<typeof Announcement>

export const AnnouncementRow = recordOf(AnnouncementInput)
  .pick({
    id: true,
    title: true,
    fromDate: true,
    untilDate: true,
    asksConfirmation: true,
    updatedAt: true,
  })
  .extend({ readCount: z.int() })
export type AnnouncementRow = z.infer<typeof AnnouncementRow>

export const AnnouncementListQuery = listQuery({
  tabs: ['active', 'archived'],
  sorts: ['title', 'fromDate', 'updatedAt'],
  filters: {},
})
export type AnnouncementListQuery = z.infer<typeof AnnouncementListQuery>

/** An announcement as those see it for whom it is. */
export const OwnAnnouncement = recordOf(AnnouncementInput)
  .pick({ id: true, title: true, text: true, fromDate: true, asksConfirmation: true })
  .extend({
    /** When whoever asks confirmed it; null while they have not. */
    readAt: Instant.nullable(),
  })
export type OwnAnnouncement = z.infer<typeof OwnAnnouncement>

const ownPath = '/firms/{firmId}/own-announcements' as const
const tags = ['Own work']

export const announcementsContract = {
  ...registerContract({
    path: 'announcements',
    tag: 'Employees',
    view: 'employee:view',
    edit: 'employee:edit',
    one: z.object({ firmId: Id, announcementId: Id }),
    onePath: '{announcementId}',
    input: AnnouncementInput,
    query: AnnouncementListQuery,
    row: AnnouncementRow,
    record: Announcement,
    bulk: ['archive', 'restore'],
  }),
  /** What is announced today to whoever asks, the newest first. */
  listOwn: endpoint
    .meta({ needs: 'employee:own' })
    .route({ method: 'GET', path: ownPath, tags })
    .input(z.object({ firmId: Id }))
    .output(z.array(OwnAnnouncement)),
  /** Says that whoever asks has read one that is announced today; said twice it is said once. */
  confirm: endpoint
    .meta({ needs: 'employee:own' })
    .route({ method: 'POST', path: `${ownPath}/{announcementId}/confirm`, tags })
    .input(z.object({ firmId: Id, announcementId: Id }))
    .output(OwnAnnouncement),
}
