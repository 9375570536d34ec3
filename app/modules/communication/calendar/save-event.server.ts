import { attempt } from '#app/shell/form/attempt.ts'
import type { Form } from '#app/shell/form/read-form.ts'
import type { CalendarEvent, CalendarEventInput } from '#contract/communication/calendar.ts'
import { EventForm, inputOf, problemsOf } from './form/event-form.ts'

/** Paths of checkboxes that share a name in an event's form. */
export const eventLists = ['reminders', 'repeatDays'] as const

/** Sends a form as an event, and names what is wrong by the form's own fields. */
export async function saveEvent(
  form: Form,
  send: (input: CalendarEventInput, typed: EventForm) => Promise<CalendarEvent>,
) {
  const typed = EventForm.parse(form.data)
  const result = await attempt(form, () => send(inputOf(typed), typed))
  if (!result.refusal) return result
  const { refusal, status } = result
  return { refusal: { ...refusal, problems: problemsOf(refusal.problems) }, status }
}
