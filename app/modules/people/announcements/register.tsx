import { type Column, describeRegister } from '#app/shell/register/describe.ts'
import type { FormSection } from '#app/shell/register/fields.ts'
import { plainRegister } from '#app/shell/register/plain-register.ts'
import { changedColumn } from '#app/shell/register/usual-columns.ts'
import {
  type Announcement,
  AnnouncementInput,
  AnnouncementListQuery,
  type AnnouncementRow,
  announcementsContract,
} from '#contract/people/announcements.ts'
import { AnnouncementPanels } from './components/announcement-panels.tsx'

const columns: Column<AnnouncementRow, null>[] = [
  { name: 'title', kind: 'link', label: 'field.title', sort: 'title', place: 'name' },
  { name: 'fromDate', kind: 'date', label: 'field.fromDate', sort: 'fromDate', place: 'detail' },
  { name: 'untilDate', kind: 'date', label: 'field.untilDate', place: 'secondDetail' },
  { name: 'readCount', kind: 'number', label: 'field.readCount', place: 'figure' },
  changedColumn,
]

const sections: FormSection<Announcement, null>[] = [
  {
    title: 'form.about',
    words: 'form.aboutWords',
    fields: [
      { name: 'title', kind: 'text', maxLength: 200 },
      { name: 'text', kind: 'textarea', maxLength: 4000 },
      { name: 'fromDate', kind: 'date', isHalf: true },
      { name: 'untilDate', kind: 'date', isHalf: true, isOptional: true },
      { name: 'asksConfirmation', kind: 'yesNo', hint: 'form.confirmationHint' },
    ],
  },
]

export const register = describeRegister({
  name: 'announcements',
  recordKind: 'announcement',
  path: 'announcements',
  idParam: 'announcementId',
  tabs: ['active', 'archived'],
  columns,
  filters: [],
  nameOf: ({ title }: AnnouncementRow | Announcement) => title,
  ...plainRegister({
    contract: announcementsContract,
    query: AnnouncementListQuery,
    input: AnnouncementInput,
    one: (firmId, announcementId) => ({ firmId, announcementId }),
  }),
  form: { input: AnnouncementInput, sections },
  Panels: AnnouncementPanels,
})
