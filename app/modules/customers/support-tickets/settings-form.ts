import { isTree, type TypedTree, textAt } from '#app/shell/form/form-tree.ts'
import type { Form } from '#app/shell/form/read-form.ts'
import { type SupportSettings, ticketPriorities } from '#contract/customers/support-settings.ts'

/** The settings as their form shows them. */
export function valuesOf(settings: SupportSettings): TypedTree {
  const { hours, promises, reopenDays, formWords } = settings
  const flag = (isSet: boolean) => (isSet ? 'true' : '')
  return {
    hours: hours.map(({ day, from, to }) => ({ day, from, to })),
    promises: ticketPriorities.map((priority) => {
      const promise = promises.find((one) => one.priority === priority)
      return {
        priority,
        firstAnswerMinutes: String(promise?.firstAnswerMinutes ?? ''),
        solveMinutes: String(promise?.solveMinutes ?? ''),
      }
    }),
    reopenDays: String(reopenDays),
    formWords,
    isClosedOnHolidays: flag(settings.isClosedOnHolidays),
    pausesWaiting: flag(settings.pausesWaiting),
    pausesOnHold: flag(settings.pausesOnHold),
    asksRating: flag(settings.asksRating),
    isFormOpen: flag(settings.isFormOpen),
    takesMails: flag(settings.takesMails),
  }
}

/** The form as the contract wants it: spans without a time are left out. */
export function takeSettings(form: Form): Form {
  const rows = Array.isArray(form.data.hours) ? form.data.hours : []
  const typed = Array.isArray(form.values.hours) ? form.values.hours : []
  const isMeant = rows.map((row) => textAt(row, 'from') !== '' || textAt(row, 'to') !== '')
  const hours = rows.filter((row, at) => isMeant[at] && isTree(row))
  return {
    ...form,
    data: { ...form.data, hours },
    values: { ...form.values, hours: typed.filter((_, at) => isMeant[at]) },
  }
}
