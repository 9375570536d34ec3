import type { Language } from '#contract/core/fields.ts'

/** What stands on the order to a supplier who sends the goods on, in the supplier's language. */
export const dropShipWords: Record<Language, (address: string) => string> = {
  en: (address) => `Please deliver straight to our customer: ${address}`,
  de: (address) => `Bitte direkt an unseren Kunden liefern: ${address}`,
  it: (address) => `Si prega di consegnare direttamente al nostro cliente: ${address}`,
  ru: (address) => `Просим доставить напрямую нашему клиенту: ${address}`,
  es: (address) => `Rogamos entregar directamente a nuestro cliente: ${address}`,
}
