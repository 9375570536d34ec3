import type { Texts } from './country-pack.ts'

interface SpecialTax {
  category: 'AE' | 'K' | 'G' | 'E' | 'O'
  /** Code of the EU's VATEX list (EN 16931, BT-121); empty where only the law's own article has one. */
  vatex: string
  name: Texts
  /** Printed on the document, followed by the law it rests on. */
  note: Texts
}

const reverseChargeNote: Texts = {
  en: 'Reverse charge: VAT is payable by the recipient',
  de: 'Steuerschuldnerschaft des Leistungsempfängers',
  it: 'Inversione contabile',
  ru: 'Обратное начисление: НДС уплачивает покупатель',
  es: 'Inversión del sujeto pasivo',
}

/** The treatments without tax on the document, and why; the countries name their own law. */
export const specialTaxes = {
  reverseCharge: {
    category: 'AE',
    vatex: 'VATEX-EU-AE',
    name: {
      en: 'Reverse charge, domestic',
      de: 'Reverse Charge, Inland',
      it: 'Inversione contabile interna',
      ru: 'Обратное начисление НДС внутри страны',
      es: 'Inversión del sujeto pasivo, interior',
    },
    note: reverseChargeNote,
  },
  euServices: {
    category: 'AE',
    vatex: 'VATEX-EU-AE',
    name: {
      en: 'Services to EU businesses, reverse charge',
      de: 'Leistungen an EU-Unternehmer, Reverse Charge',
      it: 'Servizi a soggetti passivi UE, inversione contabile',
      ru: 'Услуги компаниям ЕС, обратное начисление НДС',
      es: 'Servicios a empresas de la UE, inversión del sujeto pasivo',
    },
    note: reverseChargeNote,
  },
  euSupply: {
    category: 'K',
    vatex: 'VATEX-EU-IC',
    name: {
      en: 'Intra-Community supply',
      de: 'Innergemeinschaftliche Lieferung',
      it: 'Cessione intracomunitaria',
      ru: 'Поставка товаров внутри ЕС',
      es: 'Entrega intracomunitaria',
    },
    note: {
      en: 'VAT-exempt intra-Community supply',
      de: 'Steuerfreie innergemeinschaftliche Lieferung',
      it: 'Cessione intracomunitaria non imponibile',
      ru: 'Поставка внутри ЕС, освобождённая от НДС',
      es: 'Entrega intracomunitaria exenta de IVA',
    },
  },
  export: {
    category: 'G',
    vatex: 'VATEX-EU-G',
    name: {
      en: 'Export of goods',
      de: 'Ausfuhrlieferung',
      it: 'Cessione all’esportazione',
      ru: 'Экспорт товаров',
      es: 'Exportación de bienes',
    },
    note: {
      en: 'VAT-exempt export of goods',
      de: 'Steuerfreie Ausfuhrlieferung',
      it: 'Cessione all’esportazione non imponibile',
      ru: 'Экспорт товаров, освобождённый от НДС',
      es: 'Exportación de bienes exenta de IVA',
    },
  },
  exempt: {
    category: 'E',
    vatex: '',
    name: {
      en: 'Exempt supply',
      de: 'Steuerfreier Umsatz',
      it: 'Operazione esente',
      ru: 'Операция без НДС',
      es: 'Operación exenta',
    },
    note: {
      en: 'Exempt from VAT',
      de: 'Steuerfreier Umsatz',
      it: 'Operazione esente da IVA',
      ru: 'Операция не облагается НДС',
      es: 'Operación exenta de IVA',
    },
  },
  smallBusiness: {
    category: 'E',
    vatex: '',
    name: {
      en: 'Small-business scheme',
      de: 'Kleinunternehmer',
      it: 'Regime di franchigia',
      ru: 'Режим малого бизнеса без НДС',
      es: 'Franquicia de pequeñas empresas',
    },
    note: {
      en: 'No VAT is charged: small-business exemption',
      de: 'Es wird keine Umsatzsteuer berechnet: Steuerbefreiung für Kleinunternehmer',
      it: 'Operazione senza addebito di IVA: regime di franchigia per le piccole imprese',
      ru: 'НДС не начисляется: освобождение для малого бизнеса',
      es: 'Operación sin IVA: régimen de franquicia para pequeñas empresas',
    },
  },
  outsideScope: {
    category: 'O',
    vatex: 'VATEX-EU-O',
    name: {
      en: 'Outside scope, supplied abroad',
      de: 'Nicht steuerbar, Leistungsort im Ausland',
      it: 'Fuori campo, luogo di prestazione estero',
      ru: 'Вне сферы налога, место реализации за рубежом',
      es: 'No sujeto, localizado en el extranjero',
    },
    note: {
      en: 'Not subject to domestic VAT: the place of supply is abroad',
      de: 'Im Inland nicht steuerbare Leistung: Leistungsort im Ausland',
      it: 'Operazione non soggetta a IVA: luogo di prestazione all’estero',
      ru: 'Не является объектом НДС: местом реализации признаётся иностранное государство',
      es: 'Operación no sujeta a IVA: localizada en el extranjero',
    },
  },
} as const satisfies Record<string, SpecialTax>

export type SpecialTaxKind = keyof typeof specialTaxes
