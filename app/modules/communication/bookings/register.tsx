import { type About, type Column, describeRegister } from '#app/shell/register/describe.ts'
import type { FormSection, RowField } from '#app/shell/register/fields.ts'
import { plainRegister } from '#app/shell/register/plain-register.ts'
import { weekdayChoices } from '#app/shell/weekday-choices.ts'
import {
  type BookingChoices,
  type BookingPage,
  BookingPageInput,
  BookingPageListQuery,
  type BookingPageRow,
  bookingPagesContract as contract,
  maxBookingHours,
} from '#contract/communication/booking-pages.ts'
import { needsOf } from '#contract/core/endpoint.ts'
import { weekdays } from '#contract/core/fields.ts'
import { PagePanels } from './components/page-panels.tsx'
import { hoursByDays } from './hours-by-days.ts'

const columns: Column<BookingPageRow, BookingChoices>[] = [
  { name: 'name', kind: 'link', label: 'field.name', sort: 'name', place: 'name' },
  { name: 'durationMinutes', kind: 'number', label: 'list.minutes', place: 'detail' },
  { name: 'ahead', kind: 'number', label: 'list.ahead' },
  { name: 'path', kind: 'text', label: 'list.path', isFileOnly: true },
  { name: 'updatedAt', kind: 'instant', label: 'list.changed', sort: 'updatedAt', place: 'state' },
]

const hourFields: RowField<BookingChoices>[] = [
  { name: 'day', kind: 'select', options: weekdayChoices },
  { name: 'from', kind: 'text', type: 'time', isHalf: true },
  { name: 'to', kind: 'text', type: 'time', isHalf: true },
]

const half = { kind: 'number', isHalf: true } as const

const sections: FormSection<BookingPage, BookingChoices>[] = [
  {
    title: 'form.what',
    words: 'form.whatWords',
    fields: [
      { name: 'name', kind: 'text', maxLength: 120 },
      { name: 'description', kind: 'textarea', maxLength: 2000, isOptional: true },
      { name: 'place', kind: 'text', maxLength: 300, isOptional: true, hint: 'form.placeHint' },
      { name: 'language', kind: 'language' },
    ],
  },
  {
    title: 'form.who',
    words: 'form.whoWords',
    fields: [
      {
        name: 'calendarIds',
        kind: 'checks',
        choicesOf: ({ extra }) =>
          extra.calendars.map(({ id, name }) => ({ value: id, label: name })),
        isFormOnly: true,
      },
    ],
    facts: ({ calendarNames }, { t }) => [
      { term: t('field.calendarIds'), value: calendarNames.join(', ') },
    ],
  },
  {
    title: 'form.when',
    words: 'form.whenWords',
    fields: [
      { ...half, name: 'durationMinutes', unit: 'unit.minutes' },
      { ...half, name: 'stepMinutes', unit: 'unit.minutes', hint: 'form.stepHint' },
      { ...half, name: 'bufferMinutes', unit: 'unit.minutes', hint: 'form.bufferHint' },
      { ...half, name: 'noticeHours', unit: 'unit.hours', hint: 'form.noticeHint' },
      { ...half, name: 'daysAhead', unit: 'unit.days', hint: 'form.aheadHint' },
      { name: 'timeZone', kind: 'timeZone' },
    ],
  },
  {
    title: 'form.hours',
    words: 'form.hoursWords',
    fields: [{ name: 'hours', kind: 'rows', fields: hourFields, maxRows: maxBookingHours }],
    facts: ({ hours }, { format }) => hoursByDays(hours, format.locale),
  },
]

/** Weekdays from nine to five, an hour each: what most begin with. */
function newPage({ extra }: About<BookingChoices>) {
  return {
    language: extra.language,
    timeZone: extra.timeZone,
    durationMinutes: '60',
    stepMinutes: '30',
    bufferMinutes: '0',
    noticeHours: '12',
    daysAhead: '60',
    calendarIds: extra.calendars.length === 1 ? extra.calendars.map(({ id }) => id) : [],
    hours: weekdays.slice(0, 5).map((day) => ({ day, from: '09:00', to: '17:00' })),
  }
}

const plain = plainRegister({
  contract: contract,
  query: BookingPageListQuery,
  input: BookingPageInput,
  one: (firmId, bookingPageId) => ({ firmId, bookingPageId }),
})

export const register = describeRegister({
  name: 'bookings',
  recordKind: 'bookingPage',
  path: 'booking-pages',
  idParam: 'bookingPageId',
  query: BookingPageListQuery,
  tabs: ['active', 'archived'],
  columns,
  nameOf: ({ name }: BookingPageRow | BookingPage) => name,
  load: ({ call, firm: { firmId } }) => call(contract.choices, { firmId }),
  calls: plain.calls,
  bulk: plain.bulk,
  form: { input: BookingPageInput, sections, initial: newPage },
  actions: [
    {
      intent: 'renewLink',
      icon: 'refresh-cw',
      needs: needsOf(contract.renewLink),
      asksFirst: true,
      isOffered: ({ isArchived }) => !isArchived,
      act: ({ call, firm: { firmId } }, bookingPageId, options) =>
        call(contract.renewLink, { firmId, bookingPageId }, options),
    },
    {
      intent: 'archive',
      icon: 'archive',
      needs: needsOf(contract.archive),
      isOffered: ({ isArchived }) => !isArchived,
      act: ({ call, firm: { firmId } }, bookingPageId, options) =>
        call(contract.archive, { firmId, bookingPageId }, options),
    },
    {
      intent: 'restore',
      icon: 'archive-restore',
      needs: needsOf(contract.restore),
      isOffered: ({ isArchived }) => isArchived,
      act: ({ call, firm: { firmId } }, bookingPageId, options) =>
        call(contract.restore, { firmId, bookingPageId }, options),
    },
  ],
  sentenceOf: ({ durationMinutes, place }, { t }) =>
    [t('public.lasts', { count: durationMinutes }), place].filter(Boolean).join(' · '),
  loadPanels: ({ call, firm: { firmId } }, { id }) =>
    call(contract.listBookings, { firmId, bookingPageId: id }),
  Panels: PagePanels,
})
