import type { Language } from '#contract/core/fields.ts'

type DemoCategory = {
  key: string
  /** The key of the category above; empty on the first level. */
  parent: string
  name: string
  /** Whose revenue its goods are. */
  centre: 'workshop' | 'shop'
  /** How the numbers of its goods begin. */
  goods: string[]
}

const nameColumns: Record<Language, number> = { en: 3, de: 4, it: 5, ru: 6, es: 7 }

// Key; key above; beginnings of numbers; name in en, de, it, ru, es.
const register = `
living;;;Living;Wohnen;Abitare;Дом;Hogar
lamps;living;LMP SHD CBL;Lighting;Leuchten;Illuminazione;Освещение;Iluminación
furniture;living;TBL CHR SHF BNC DSK MIR;Furniture;Möbel;Mobili;Мебель;Muebles
small;living;HOK TRY BRD;Accessories;Wohnaccessoires;Complementi;Аксессуары;Complementos
care;;OIL PRT;Care;Pflege;Cura;Уход;Cuidado
services;;SRV;Services;Leistungen;Servizi;Услуги;Servicios
`

const rows = register
  .trim()
  .split('\n')
  .map((line) => line.split(';'))

/** What the workshop sorts its goods into, each after the one that it is part of. */
export function demoCategories(language: Language): DemoCategory[] {
  return rows.map((row) => {
    const [key = '', parent = '', goods = ''] = row
    const name = row[nameColumns[language]] ?? ''
    const centre = key === 'services' ? 'workshop' : 'shop'
    return { key, parent, name, centre, goods: goods.split(' ').filter(Boolean) }
  })
}
