import { CostCentreInput } from '#contract/books/cost-centres.ts'
import type { UsualCategory } from '#contract/buying/expense-parts.ts'
import type { Language } from '#contract/core/fields.ts'
import type { FirmContext, Reader, Writer } from '../../../firm/store.ts'
import { createCostCentre, findByCode } from '../../books/cost-centres/index.ts'
import { updateCategory } from '../../buying/expenses/index.ts'

/** The parts of the workshop's firm, by their codes. */
const codes = { workshop: '100', shop: '200', office: '900' } as const
type Centre = keyof typeof codes
const centres = ['workshop', 'shop', 'office'] as const

const names: Record<Centre, Record<Language, string>> = {
  workshop: {
    en: 'Workshop',
    de: 'Werkstatt',
    it: 'Laboratorio',
    ru: 'Мастерская',
    es: 'Taller',
  },
  shop: { en: 'Shop', de: 'Laden', it: 'Negozio', ru: 'Магазин', es: 'Tienda' },
  office: { en: 'Office', de: 'Büro', it: 'Ufficio', ru: 'Офис', es: 'Oficina' },
}

/** Where the costs of a category belong. */
export const centreOfCategory: Partial<Record<UsualCategory, Centre>> = {
  materials: 'workshop',
  rent: 'workshop',
  utilities: 'workshop',
  vehicles: 'workshop',
  marketing: 'shop',
  office: 'office',
  software: 'office',
  professional: 'office',
  insurance: 'office',
  bankFees: 'office',
}

/** Enters them, and says of the categories of expenses which is for what. */
export function setUpCentres(writer: Writer, context: FirmContext, language: Language): void {
  for (const centre of centres) {
    const input = { code: codes[centre], name: names[centre][language] }
    createCostCentre(writer, context, CostCentreInput.parse(input))
  }
  const nothing = { name: '', account: '', taxCode: '', budget: null, isActive: true, version: 1 }
  for (const [category, centre] of Object.entries(centreOfCategory)) {
    updateCategory(writer, context, category, {
      ...nothing,
      costCentreId: centreId(writer, centre),
    })
  }
}

/** The id of one. */
export function centreId(reader: Reader, centre: Centre): string {
  return findByCode(reader, codes[centre]) ?? ''
}
