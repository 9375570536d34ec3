import type { Language } from '#contract/core/fields.ts'
import { FirmInput } from '#contract/firm/firms.ts'

type Written = Parameters<typeof FirmInput.parse>[0]

const english: Written = {
  legalName: 'Alder & Finch Ltd',
  tradeName: 'Alder & Finch',
  address: { street: '60 Canal Row', postcode: 'E8 4RU', city: 'London', country: 'GB' },
  vatId: 'GB287579140',
  registryNumber: '14992310',
  email: 'hello@alderfinch.example',
  phone: '+44 20 7946 0142',
  baseCurrency: 'GBP',
  language: 'en',
  timeZone: 'Europe/London',
  bankAccount: { iban: 'GB29NWBK60161331926819', bic: 'NWBKGB2L', bankName: 'NatWest' },
  invoiceFooter: 'Goods remain ours until they are paid for.',
}

const german: Written = {
  legalName: 'Erle & Fink Manufaktur GmbH',
  tradeName: 'Erle & Fink',
  address: { street: 'Hafenstraße 60a', postcode: '20457', city: 'Hamburg', country: 'DE' },
  vatId: 'DE311402008',
  taxNumber: '46/718/01234',
  registryNumber: 'HRB 149923',
  email: 'hallo@erlefink.example',
  phone: '+49 40 5550 0142',
  baseCurrency: 'EUR',
  language: 'de',
  timeZone: 'Europe/Berlin',
  paymentTermsDays: 14,
  bankAccount: { iban: 'DE54200400000628908200', bic: 'COBADEHHXXX', bankName: 'Commerzbank' },
  invoiceFooter: 'Die Ware bleibt bis zur vollständigen Bezahlung unser Eigentum.',
}

const italian: Written = {
  legalName: 'Ontano e Fringuello S.r.l.',
  tradeName: 'Ontano & Fringuello',
  address: { street: 'Via dei Navigli 60', postcode: '20144', city: 'Milano', country: 'IT' },
  vatId: 'IT12040390150',
  registryNumber: 'MI-2149923',
  email: 'ciao@ontano.example',
  phone: '+39 02 5550 0142',
  baseCurrency: 'EUR',
  language: 'it',
  timeZone: 'Europe/Rome',
  bankAccount: { iban: 'IT60X0542811101000000123456', bic: 'BPPIITRRXXX', bankName: 'BancoPosta' },
  invoiceFooter: 'Riserva di proprietà fino al saldo.',
}

const russian: Written = {
  legalName: 'ООО «Ольха и Зяблик»',
  tradeName: 'Ольха и Зяблик',
  address: {
    street: 'наб. Обводного канала, 60',
    postcode: '190020',
    city: 'Санкт-Петербург',
    country: 'RU',
  },
  vatId: '7804151595',
  registryNumber: '1147847149923',
  email: 'privet@olha.example',
  phone: '+7 812 555-01-42',
  baseCurrency: 'RUB',
  language: 'ru',
  timeZone: 'Europe/Moscow',
  paymentTermsDays: 10,
  invoiceFooter: 'Право собственности переходит к покупателю после полной оплаты.',
}

const spanish: Written = {
  legalName: 'Aliso y Pinzón, S.L.',
  tradeName: 'Aliso & Pinzón',
  address: { street: 'Calle del Puerto 60', postcode: '46024', city: 'Valencia', country: 'ES' },
  vatId: 'ESB98173271',
  registryNumber: 'V-149923',
  email: 'hola@aliso.example',
  phone: '+34 963 555 014',
  baseCurrency: 'EUR',
  language: 'es',
  timeZone: 'Europe/Madrid',
  bankAccount: { iban: 'ES6000491500051234567892', bic: 'BSCHESMMXXX', bankName: 'Santander' },
  invoiceFooter: 'Reserva de dominio hasta el pago total.',
}

const firms: Record<Language, Written> = {
  en: english,
  de: german,
  it: italian,
  ru: russian,
  es: spanish,
}

/** The workshop that a visitor who speaks the language finds. */
export function demoFirm(language: Language): FirmInput {
  return FirmInput.parse(firms[language])
}
