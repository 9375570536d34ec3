import type { Language } from '#contract/core/fields.ts'
import { CampaignInput } from '#contract/customers/campaigns.ts'
import { SegmentInput } from '#contract/customers/segments.ts'
import type { FirmContext, Writer } from '../../../firm/store.ts'
import { campaigns } from '../../customers/campaigns/index.ts'
import { segments } from '../../customers/segments/index.ts'

type Words = {
  segments: [all: string, asleep: string, owing: string]
  campaign: [name: string, subject: string, text: string]
}

/** Whom a shop of lamps writes to, and a letter that is not sent yet. */
const words: Record<Language, Words> = {
  en: {
    segments: ['Bought this year', 'No purchase for 90 days', 'Overdue'],
    campaign: [
      'Autumn light',
      'New lamps for dark evenings',
      'Hello {name},\n\nthe days are getting shorter. Our new desk lamps are here.',
    ],
  },
  de: {
    segments: ['Kauf in diesem Jahr', 'Kein Kauf seit 90 Tagen', 'Überfällig'],
    campaign: [
      'Licht im Herbst',
      'Neue Leuchten für dunkle Abende',
      'Guten Tag {name},\n\ndie Tage werden kürzer. Unsere neuen Tischleuchten sind da.',
    ],
  },
  it: {
    segments: ['Acquisti di quest’anno', 'Nessun acquisto da 90 giorni', 'Scaduti'],
    campaign: [
      'Luce d’autunno',
      'Nuove lampade per le sere buie',
      'Buongiorno {name},\n\nle giornate si accorciano. Sono arrivate le nuove lampade da tavolo.',
    ],
  },
  ru: {
    segments: ['Покупали в этом году', 'Нет покупок 90 дней', 'Просрочена оплата'],
    campaign: [
      'Осенний свет',
      'Новые лампы для тёмных вечеров',
      'Здравствуйте, {name}!\n\nДни становятся короче. У нас новые настольные лампы.',
    ],
  },
  es: {
    segments: ['Compras de este año', 'Sin compras desde hace 90 días', 'Vencidos'],
    campaign: [
      'Luz de otoño',
      'Lámparas nuevas para las tardes oscuras',
      'Hola, {name}:\n\nlos días se acortan. Ya están aquí las nuevas lámparas de mesa.',
    ],
  },
}

/** Gives a demo three segments, and the draft of a campaign to one. */
export function prepareCampaign(writer: Writer, context: FirmContext, language: Language): void {
  const [all, asleep, owing] = words[language].segments
  const made = (name: string, field: string, operator: string, value: string) =>
    segments.create(
      writer,
      context,
      SegmentInput.parse({ name, conditions: [{ field, operator, value }] }),
    )
  made(all, 'lastBought', 'withinDays', '365')
  made(owing, 'overdue', 'atLeast', '1')
  const { id: segmentId } = made(asleep, 'lastBought', 'notSince', '90')
  const [name, subject, text] = words[language].campaign
  const input = { name, segmentId, subject, text, needsConsent: true }
  campaigns.create(writer, context, CampaignInput.parse(input))
}
