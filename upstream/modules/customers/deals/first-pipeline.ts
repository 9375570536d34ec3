import type { Language } from '#contract/core/fields.ts'

/** What the first pipeline of a firm and its stages are called. */
const names: Record<Language, readonly [string, string, string, string, string]> = {
  en: ['Sales', 'First talk', 'Needs are clear', 'Offer made', 'Agreed by word'],
  de: ['Vertrieb', 'Erstes Gespräch', 'Bedarf geklärt', 'Angebot gemacht', 'Mündlich zugesagt'],
  it: ['Vendite', 'Primo contatto', 'Esigenze chiare', 'Offerta fatta', 'Accordo a voce'],
  ru: ['Продажи', 'Первый разговор', 'Потребность ясна', 'Предложение сделано', 'Устное согласие'],
  es: ['Ventas', 'Primer contacto', 'Necesidad definida', 'Presupuesto enviado', 'Acuerdo verbal'],
}

const stages = [
  { probability: '10', ageLimitDays: 14, isCommitted: false },
  { probability: '30', ageLimitDays: 21, isCommitted: false },
  { probability: '60', ageLimitDays: 30, isCommitted: false },
  { probability: '90', ageLimitDays: 14, isCommitted: true },
]

/** What a firm begins with: four stages that a person changes as they like. */
export function firstPipeline(language: Language) {
  const [name, ...of] = names[language]
  return { name, stages: stages.map((stage, at) => ({ ...stage, name: of[at] ?? '' })) }
}
