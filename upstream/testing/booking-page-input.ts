/** A page on which a calendar's free times are booked, every day of the week. */
export function bookingPageInput(name: string, calendarId: string) {
  const days = ['1', '2', '3', '4', '5', '6', '7']
  return {
    name,
    language: 'en',
    timeZone: 'Europe/Berlin',
    calendarIds: [calendarId],
    durationMinutes: 60,
    stepMinutes: 60,
    bufferMinutes: 0,
    noticeHours: 0,
    daysAhead: 30,
    hours: days.map((day) => ({ day, from: '09:00', to: '17:00' })),
  }
}
