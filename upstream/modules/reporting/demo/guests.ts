import type { Language } from '#contract/core/fields.ts'
import type { FirmContext, Writer } from '../../../firm/store.ts'
import { writeDemoWeek } from '../../communication/calendar/index.ts'
import { inviteDemoGuest } from '../../communication/event-guests/index.ts'
import type { Stage } from './play.ts'

const comments: Record<Language, string> = {
  en: 'The goods lift is free from one o’clock.',
  de: 'Der Lastenaufzug ist ab eins frei.',
  it: 'Il montacarichi è libero dall’una.',
  ru: 'Грузовой лифт свободен с часу.',
  es: 'El montacargas está libre desde la una.',
}

/** The week in the calendar, with a customer invited to the fitting on their site. */
export function inviteToDemo(writer: Writer, context: FirmContext, stage: Stage): void {
  const { fitting } = writeDemoWeek(writer, context)
  const [customer] = stage.entered.customers
  if (!fitting || !customer) return
  const { name, email, language } = customer
  const comment = comments[language]
  inviteDemoGuest(writer, context, fitting, { name, email, language, comment })
}
