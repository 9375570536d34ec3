import type { Language } from '#contract/core/fields.ts'
import { FirmInput } from '#contract/firm/firms.ts'
import { demoFirm } from './firms.ts'

type Own = Pick<FirmInput, 'legalName' | 'tradeName' | 'vatId' | 'registryNumber' | 'email'> & {
  taxNumber?: string
  street: string
  postcode: string
  iban: string
}

const shops: Record<Language, Own> = {
  en: {
    legalName: 'Alder & Finch Shop Ltd',
    tradeName: 'Alder & Finch Shop',
    vatId: 'GB287580219',
    registryNumber: '15230187',
    email: 'shop@alderfinch.example',
    street: '14 Camden Passage',
    postcode: 'N1 8EA',
    iban: 'GB07NWBK60161331926827',
  },
  de: {
    legalName: 'Erle & Fink Laden GmbH',
    tradeName: 'Erle & Fink Laden',
    vatId: 'DE311402104',
    taxNumber: '46/718/05678',
    registryNumber: 'HRB 152301',
    email: 'laden@erlefink.example',
    street: 'Ottenser Hauptstraße 14',
    postcode: '22765',
    iban: 'DE70200400000628908300',
  },
  it: {
    legalName: 'Ontano Bottega S.r.l.',
    tradeName: 'Ontano Bottega',
    vatId: 'IT12040670155',
    registryNumber: 'MI-2152301',
    email: 'bottega@ontano.example',
    street: 'Via Paolo Sarpi 14',
    postcode: '20154',
    iban: 'IT68C0542811101000000223456',
  },
  ru: {
    legalName: 'ООО «Ольха Магазин»',
    tradeName: 'Ольха Магазин',
    vatId: '7804152711',
    registryNumber: '1147847152301',
    email: 'magazin@olha.example',
    street: 'ул. Рубинштейна, 14',
    postcode: '191025',
    iban: '',
  },
  es: {
    legalName: 'Aliso Tienda, S.L.',
    tradeName: 'Aliso Tienda',
    vatId: 'ESB98174022',
    registryNumber: 'V-152301',
    email: 'tienda@aliso.example',
    street: 'Calle de Cádiz 14',
    postcode: '46006',
    iban: 'ES6300491500061234567983',
  },
}

/** The shop that the owner of the workshop has as well: a firm of its own, in the same town. */
export function sisterFirm(language: Language): FirmInput {
  const workshop = demoFirm(language)
  const { street, postcode, iban, ...own } = shops[language]
  return FirmInput.parse({
    ...workshop,
    ...own,
    taxNumber: own.taxNumber ?? '',
    address: { ...workshop.address, street, postcode },
    bankAccount: iban === '' ? undefined : { ...workshop.bankAccount, iban },
  })
}
