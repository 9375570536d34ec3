import type { Language } from '#contract/core/fields.ts'
import { ProgrammeInput } from '#contract/customers/partner-programme.ts'
import { PartnerInput } from '#contract/customers/partners.ts'
import type { FirmContext, Writer } from '../../../firm/store.ts'
import {
  partners,
  payDue,
  referByHand,
  stepPartner,
  updateProgramme,
} from '../../customers/partners/index.ts'
import { getFirmProfile } from '../../firm/firms/index.ts'
import { priceIn } from './prices.ts'

type Words = {
  words: string
  partners: [name: string, company: string, coupon: string][]
  applicant: [name: string, company: string]
}

/** Who recommends a shop of lamps: an architect, a magazine on furnishing, and somebody who asks to. */
const words: Record<Language, Words> = {
  en: {
    words: 'Do you know people who need good light? Tell them about us.',
    partners: [
      ['Nora Bright', 'Bright Interiors', 'NORA10'],
      ['Sam Lowe', 'The Living Room Letter', 'LIVING'],
    ],
    applicant: ['Jack Fenn', 'Fenn & Daughters'],
  },
  de: {
    words: 'Sie kennen Menschen, die gutes Licht brauchen? Erzählen Sie ihnen von uns.',
    partners: [
      ['Nora Hell', 'Hell Innenarchitektur', 'NORA10'],
      ['Samuel Lohse', 'Magazin Wohnraum', 'WOHNEN'],
    ],
    applicant: ['Jakob Fenner', 'Fenner & Töchter'],
  },
  it: {
    words: 'Conosce chi ha bisogno di buona luce? Gli parli di noi.',
    partners: [
      ['Nora Chiari', 'Chiari Interni', 'NORA10'],
      ['Samuele Longo', 'La rivista del salotto', 'SALOTTO'],
    ],
    applicant: ['Giacomo Fanti', 'Fanti e figlie'],
  },
  ru: {
    words: 'Знаете тех, кому нужен хороший свет? Расскажите им о нас.',
    partners: [
      ['Нора Светлова', 'Студия «Светлова»', 'NORA10'],
      ['Семён Лозин', 'Журнал «Гостиная»', 'DOM10'],
    ],
    applicant: ['Яков Фомин', '«Фомин и дочери»'],
  },
  es: {
    words: '¿Conoce a quien necesita buena luz? Háblele de nosotros.',
    partners: [
      ['Nora Claro', 'Claro Interiores', 'NORA10'],
      ['Samuel López', 'La revista del salón', 'SALON10'],
    ],
    applicant: ['Jaime Fernán', 'Fernán e Hijas'],
  },
}

/** Opens the demo's affiliate programme, with two partners who brought some of its customers. */
export function bringPartners(
  writer: Writer,
  context: FirmContext,
  language: Language,
  customers: readonly { name: string }[],
): void {
  const { baseCurrency: currency } = getFirmProfile(writer)
  const said = words[language]
  const minimum = priceIn(20_00, currency)
  updateProgramme(writer, context, {
    ...ProgrammeInput.parse({
      ...{ isOpen: true, words: said.words, kind: 'percent', percent: '5', reach: 'always' },
      ...{ windowDays: 60, holdDays: 30, couponBeatsClick: true },
      amounts: [{ currency, minimum }],
    }),
    version: 1,
  })
  said.partners.forEach(([name, company, coupon], at) => {
    const partner = partners.create(
      writer,
      context,
      PartnerInput.parse({
        ...{ name, company, coupon, language, email: `partner${at + 1}@affiliate.example` },
        payoutWay: at === 0 ? 'wallet' : 'paymentRun',
      }),
    )
    stepPartner(writer, context, { partnerId: partner.id, step: 'approve' })
    for (const { name: customer } of customers.slice(at * 3, at * 3 + 3)) {
      referByHand(writer, context, { partnerId: partner.id, customer })
    }
  })
}

/** Pays what was due some weeks ago, and lets somebody apply since. */
export function payPartners(writer: Writer, context: FirmContext, language: Language): void {
  payDue(writer, context)
  const [name, company] = words[language].applicant
  const email = 'applicant@affiliate.example'
  partners.create(writer, context, PartnerInput.parse({ name, company, email, language }))
}
