import type { Language } from '#contract/core/fields.ts'
import { SequenceInput } from '#contract/customers/sequences.ts'
import type { FirmContext, Writer } from '../../../firm/store.ts'
import { enrol, memberIdsOf, sequences, stepMember } from '../../customers/sequences/index.ts'
import { getFirmProfile } from '../../firm/firms/index.ts'

type Words = {
  name: string
  mails: [subject: string, text: string][]
  task: string
}

/** What a shop of lamps writes to whoever asked and did not come back. */
const words: Record<Language, Words> = {
  en: {
    name: 'After an enquiry',
    mails: [
      ['Light for your rooms', 'Hello {name},\n\nthank you for asking. What would help you most?'],
      ['A few samples?', 'Hello {name},\n\nshall we send you some samples?\n\n{sender}'],
      ['One last question', 'Hello {name},\n\nare you still interested? One line is enough.'],
    ],
    task: 'Call {name}',
  },
  de: {
    name: 'Nach einer Anfrage',
    mails: [
      [
        'Licht für Ihre Räume',
        'Guten Tag {name},\n\ndanke für Ihre Anfrage. Was hilft Ihnen am meisten?',
      ],
      ['Ein paar Muster?', 'Guten Tag {name},\n\ndürfen wir Ihnen Muster schicken?\n\n{sender}'],
      ['Eine letzte Frage', 'Guten Tag {name},\n\nhaben Sie noch Interesse? Eine Zeile genügt.'],
    ],
    task: '{name} anrufen',
  },
  it: {
    name: 'Dopo una richiesta',
    mails: [
      [
        'Luce per i suoi spazi',
        'Buongiorno {name},\n\ngrazie della richiesta. Che cosa le serve di più?',
      ],
      ['Qualche campione?', 'Buongiorno {name},\n\nle mandiamo qualche campione?\n\n{sender}'],
      ['Un’ultima domanda', 'Buongiorno {name},\n\nè ancora interessato? Basta una riga.'],
    ],
    task: 'Chiamare {name}',
  },
  ru: {
    name: 'После обращения',
    mails: [
      [
        'Свет для ваших помещений',
        'Здравствуйте, {name}!\n\nСпасибо за обращение. Что для вас важнее всего?',
      ],
      ['Прислать образцы?', 'Здравствуйте, {name}!\n\nПрислать вам образцы?\n\n{sender}'],
      [
        'Последний вопрос',
        'Здравствуйте, {name}!\n\nВам это ещё интересно? Достаточно одной строки.',
      ],
    ],
    task: 'Позвонить: {name}',
  },
  es: {
    name: 'Tras una consulta',
    mails: [
      ['Luz para sus espacios', 'Hola, {name}:\n\ngracias por su consulta. ¿Qué le ayudaría más?'],
      ['¿Unas muestras?', 'Hola, {name}:\n\n¿le enviamos unas muestras?\n\n{sender}'],
      ['Una última pregunta', 'Hola, {name}:\n\n¿sigue interesado? Basta una línea.'],
    ],
    task: 'Llamar a {name}',
  },
}

/** Gives a demo a sequence of emails with leads in it, one of whom somebody has stopped. */
export function followLeads(
  writer: Writer,
  context: FirmContext,
  language: Language,
  leadIds: readonly string[],
): void {
  const { name, mails, task } = words[language]
  const [first, second, third] = mails.map(([subject, text], at) => ({
    ...{ kind: 'mail', subject, text },
    ...{ wait: at === 0 ? 1 : 4, unit: 'workingDays' },
  }))
  const call = { kind: 'task', subject: task, text: '', wait: 2, unit: 'workingDays' }
  const { timeZone } = getFirmProfile(writer)
  const steps = [first, second, call, third]
  const input = SequenceInput.parse({ name, steps, timeZone, skipsHolidays: true })
  const { id: sequenceId } = sequences.create(writer, context, input)
  enrol(writer, context, { sequenceId, kind: 'lead', ids: leadIds })
  const [memberId] = memberIdsOf(writer, sequenceId)
  if (memberId) stepMember(writer, context, { sequenceMemberId: memberId, step: 'stop' })
}
