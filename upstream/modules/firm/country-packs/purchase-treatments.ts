import type { TaxCategory } from '#contract/core/tax-kinds.ts'
import type { Texts } from './country-pack.ts'

interface PurchaseTreatment {
  category: TaxCategory
  /** The firm owes the tax itself: output and input are both posted. */
  isReverseCharge: boolean
  name: Texts
}

/** How purchases are taxed other than by the tax on the seller's document. */
export const purchaseTreatments = {
  acquisition: {
    category: 'K',
    isReverseCharge: true,
    name: {
      en: 'Intra-Community acquisition',
      de: 'Innergemeinschaftlicher Erwerb',
      it: 'Acquisto intracomunitario',
      ru: 'Приобретение товаров внутри ЕС',
      es: 'Adquisición intracomunitaria',
    },
  },
  servicesFromEu: {
    category: 'AE',
    isReverseCharge: true,
    name: {
      en: 'Services of EU businesses, reverse charge',
      de: 'Leistungen von EU-Unternehmern, Reverse Charge',
      it: 'Servizi da soggetti passivi UE, inversione contabile',
      ru: 'Услуги компаний ЕС, обратное начисление НДС',
      es: 'Servicios de empresas de la UE, inversión del sujeto pasivo',
    },
  },
  servicesFromAbroad: {
    category: 'AE',
    isReverseCharge: true,
    name: {
      en: 'Services from abroad, reverse charge',
      de: 'Leistungen aus dem Ausland, Reverse Charge',
      it: 'Servizi dall’estero, inversione contabile',
      ru: 'Услуги из-за рубежа, обратное начисление НДС',
      es: 'Servicios del extranjero, inversión del sujeto pasivo',
    },
  },
  domesticReverse: {
    category: 'AE',
    isReverseCharge: true,
    name: {
      en: 'Domestic purchase under reverse charge',
      de: 'Bezug im Inland, Reverse Charge',
      it: 'Acquisto interno in inversione contabile',
      ru: 'Покупка внутри страны с обратным начислением НДС',
      es: 'Compra interior con inversión del sujeto pasivo',
    },
  },
  import: {
    category: 'S',
    isReverseCharge: false,
    name: {
      en: 'Import tax paid to customs',
      de: 'Einfuhrsteuer, an den Zoll gezahlt',
      it: 'Imposta pagata in dogana',
      ru: 'Налог, уплаченный на таможне',
      es: 'Impuesto pagado en aduana',
    },
  },
  postponedImport: {
    category: 'S',
    isReverseCharge: true,
    name: {
      en: 'Import, tax accounted for in the return',
      de: 'Einfuhr, Steuer in der Erklärung',
      it: 'Importazione, imposta in dichiarazione',
      ru: 'Ввоз, налог в декларации',
      es: 'Importación, impuesto diferido a la declaración',
    },
  },
  blocked: {
    category: 'S',
    isReverseCharge: false,
    name: {
      en: 'Tax that is not recovered',
      de: 'Nicht abziehbare Vorsteuer',
      it: 'IVA indetraibile',
      ru: 'НДС, не принимаемый к вычету',
      es: 'IVA no deducible',
    },
  },
  untaxed: {
    category: 'O',
    isReverseCharge: false,
    name: {
      en: 'Purchase without tax',
      de: 'Einkauf ohne Steuer',
      it: 'Acquisto senza imposta',
      ru: 'Покупка без налога',
      es: 'Compra sin impuesto',
    },
  },
} as const satisfies Record<string, PurchaseTreatment>

export type PurchaseTreatmentKind = keyof typeof purchaseTreatments
