import type { Language } from '#contract/core/fields.ts'
import { minorToDecimal } from '#contract/core/money.ts'
import { DealInput } from '#contract/customers/deals.ts'
import { FollowUpInput } from '#contract/customers/follow-ups.ts'
import { LeadFormInput } from '#contract/customers/lead-forms.ts'
import { LeadInput } from '#contract/customers/leads.ts'
import { addDays } from '../../../firm/calendar.ts'
import type { FirmContext, Writer } from '../../../firm/store.ts'
import { createDeal, ensurePipeline, moveDealOnBoard } from '../../customers/deals/index.ts'
import { createFollowUp } from '../../customers/follow-ups/index.ts'
import { createLeadForm } from '../../customers/lead-forms/index.ts'
import { createLead, stepLead } from '../../customers/leads/index.ts'
import { firmDate, getFirmProfile } from '../../firm/firms/index.ts'
import { newsConsents } from './consents.ts'
import { followLeads } from './sequences.ts'

type Words = {
  form: [name: string, intro: string]
  sources: [fair: string, site: string, advice: string]
  leads: [name: string, company: string, position: string][]
  steps: [string, string, string]
  lost: string
  deals: [string, string, string, string, string]
  tasks: [string, string, string]
}

/** Light for rooms of all kinds: who asked of late, and what they may buy. */
const words: Record<Language, Words> = {
  en: {
    form: ['Ask for an offer', 'Tell us about your rooms. We answer within two working days.'],
    sources: ['Trade fair', 'Website', 'Recommendation'],
    leads: [
      ['Harriet Cole', 'Cole & Finch Architects', 'Partner'],
      ['Tom Whitaker', 'The Old Mill Hotel', 'Manager'],
      ['Priya Nair', '', ''],
      ['Owen Hart', 'Hart Dental Practice', 'Owner'],
      ['Grace Lowell', 'Lowell Bookshop', 'Owner'],
      ['Ben Archer', '', ''],
    ],
    steps: ['Send samples', 'Visit the rooms', 'Ask about the plan'],
    lost: 'Chose a cheaper offer',
    deals: [
      'Light for the lobby',
      'Twelve desk lamps',
      'New showroom',
      'Garden lights',
      'Reading room',
    ],
    tasks: ['Call about the lobby', 'Prepare samples', 'Ask for the floor plan'],
  },
  de: {
    form: [
      'Angebot anfragen',
      'Erzählen Sie uns von Ihren Räumen. Wir antworten innerhalb von zwei Werktagen.',
    ],
    sources: ['Messe', 'Website', 'Empfehlung'],
    leads: [
      ['Hanna Brandt', 'Brandt + Falk Architekten', 'Partnerin'],
      ['Thomas Wieland', 'Hotel Alte Mühle', 'Direktor'],
      ['Leyla Aksoy', '', ''],
      ['Oliver Hartwig', 'Zahnarztpraxis Hartwig', 'Inhaber'],
      ['Greta Lohmann', 'Buchhandlung Lohmann', 'Inhaberin'],
      ['Benno Ackermann', '', ''],
    ],
    steps: ['Muster schicken', 'Räume ansehen', 'Nach dem Grundriss fragen'],
    lost: 'Günstigeres Angebot gewählt',
    deals: [
      'Licht für die Lobby',
      'Zwölf Tischleuchten',
      'Neuer Ausstellungsraum',
      'Gartenleuchten',
      'Lesesaal',
    ],
    tasks: ['Wegen der Lobby anrufen', 'Muster vorbereiten', 'Grundriss erfragen'],
  },
  it: {
    form: [
      'Chiedi un preventivo',
      'Ci racconti dei suoi spazi. Rispondiamo entro due giorni lavorativi.',
    ],
    sources: ['Fiera', 'Sito web', 'Passaparola'],
    leads: [
      ['Elena Fabbri', 'Studio Fabbri Conti', 'Socia'],
      ['Tommaso Vitale', 'Hotel Vecchio Mulino', 'Direttore'],
      ['Giulia Serra', '', ''],
      ['Oscar Arena', 'Studio dentistico Arena', 'Titolare'],
      ['Grazia Lombardi', 'Libreria Lombardi', 'Titolare'],
      ['Bruno Amato', '', ''],
    ],
    steps: ['Spedire i campioni', 'Vedere gli spazi', 'Chiedere la pianta'],
    lost: 'Ha scelto un’offerta più economica',
    deals: [
      'Luci per la hall',
      'Dodici lampade da tavolo',
      'Nuovo showroom',
      'Luci da giardino',
      'Sala lettura',
    ],
    tasks: ['Chiamare per la hall', 'Preparare i campioni', 'Chiedere la pianta'],
  },
  ru: {
    form: [
      'Запросить предложение',
      'Расскажите о ваших помещениях. Мы ответим в течение двух рабочих дней.',
    ],
    sources: ['Выставка', 'Сайт', 'Рекомендация'],
    leads: [
      ['Елена Белова', 'Бюро «Белова и Орлов»', 'Партнёр'],
      ['Тимур Галиев', 'Отель «Старая мельница»', 'Директор'],
      ['Полина Назарова', '', ''],
      ['Олег Хромов', 'Стоматология Хромова', 'Владелец'],
      ['Галина Лобова', 'Книжный магазин «Лобова»', 'Владелица'],
      ['Борис Акимов', '', ''],
    ],
    steps: ['Отправить образцы', 'Осмотреть помещения', 'Спросить про план'],
    lost: 'Выбрали предложение дешевле',
    deals: [
      'Свет для холла',
      'Двенадцать настольных ламп',
      'Новый шоурум',
      'Садовые светильники',
      'Читальный зал',
    ],
    tasks: ['Позвонить насчёт холла', 'Подготовить образцы', 'Запросить план помещений'],
  },
  es: {
    form: [
      'Pedir un presupuesto',
      'Cuéntenos cómo son sus espacios. Respondemos en dos días laborables.',
    ],
    sources: ['Feria', 'Web', 'Recomendación'],
    leads: [
      ['Helena Cano', 'Cano y Fuentes Arquitectos', 'Socia'],
      ['Tomás Vidal', 'Hotel Molino Viejo', 'Director'],
      ['Paula Navas', '', ''],
      ['Óscar Haro', 'Clínica dental Haro', 'Titular'],
      ['Gracia Lozano', 'Librería Lozano', 'Propietaria'],
      ['Bruno Arce', '', ''],
    ],
    steps: ['Enviar muestras', 'Visitar los espacios', 'Preguntar por el plano'],
    lost: 'Eligió una oferta más barata',
    deals: [
      'Luz para el vestíbulo',
      'Doce lámparas de mesa',
      'Nuevo showroom',
      'Luces de jardín',
      'Sala de lectura',
    ],
    tasks: ['Llamar por el vestíbulo', 'Preparar las muestras', 'Pedir el plano'],
  },
}

const amounts = [4_800_00, 1_260_00, 12_400_00, 2_150_00, 3_900_00]
const places = [0, 1, 1, 2, 3]

/** Gives a demo leads in every state, deals in every stage, a form, and what is to be done today. */
export function askOfLate(
  writer: Writer,
  context: FirmContext,
  language: Language,
  customers: readonly { id: string }[],
): void {
  const { form, sources, leads, steps, lost, deals, tasks } = words[language]
  const today = firmDate(writer, context)
  const { baseCurrency: currency } = getFirmProfile(writer)
  const { userId } = context.actor
  const [name, intro] = form
  const asks = ['company', 'phone'] as const
  createLeadForm(
    writer,
    context,
    LeadFormInput.parse({ name, intro, language, asks, source: sources[1] }),
  )
  const leadIds = leads.map(([person, company, position], at) =>
    createLead(
      writer,
      context,
      LeadInput.parse({
        ...{ name: person, company, position },
        email: `lead${at + 1}@${company === '' ? 'private' : `company${at + 1}`}.example`,
        source: sources[at % sources.length],
        ownerId: at === 5 ? '' : userId,
        nextStep: steps[at % steps.length],
        nextDate: at === 5 ? null : addDays(today, at - 1),
        // The third asked by the form, and agreed there.
        consents:
          at === 2
            ? [{ purpose: 'newsletter', givenDate: today, source: name }]
            : newsConsents(language, at, today),
      }),
    ),
  )
  const states = ['qualified', 'contacted', 'new', 'contacted', 'lost', 'new'] as const
  for (const [at, leadId] of leadIds.entries()) {
    const state = states[at] ?? 'new'
    const reason = state === 'lost' ? lost : ''
    stepLead(writer, context, { leadId, state, reason, version: 1 })
  }
  const { stages } = ensurePipeline(writer, context)
  for (const [at, title] of deals.entries()) {
    const dealId = createDeal(
      writer,
      context,
      DealInput.parse({
        ...{ title, currency, ownerId: userId, source: sources[at % sources.length] },
        value: minorToDecimal(amounts[at] ?? 0, currency),
        expectedDate: addDays(today, 9 + 14 * at),
        nextStep: steps[at % steps.length],
        nextDate: addDays(today, at),
      }),
      customers[at]?.id ?? null,
    )
    const stageId = stages[places[at] ?? 0]?.id
    if (stageId) moveDealOnBoard(writer, context, { dealId, stageId, afterId: '' })
  }
  for (const [at, title] of tasks.entries()) {
    createFollowUp(
      writer,
      context,
      FollowUpInput.parse({
        ...{ title, kind: at === 0 ? 'call' : 'task', dueDate: addDays(today, at - 1) },
        ...{ subjectKind: 'lead', subjectId: leadIds[at] },
      }),
    )
  }
  followLeads(writer, context, language, leadIds)
}
