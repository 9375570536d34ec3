import type { Language } from '#contract/fields.ts'

type Unit = 'piece' | 'hour' | 'metre'

/** Price in whole euro cents; names in the order en, de, it, ru, es. */
type Good = {
  sku: string
  unit: Unit
  cents: number
  isReduced?: boolean
  names: readonly [string, string, string, string, string]
}

const order: readonly Language[] = ['en', 'de', 'it', 'ru', 'es']

const units: Record<Unit, Record<Language, string>> = {
  piece: { en: 'pcs', de: 'Stk.', it: 'pz', ru: 'шт.', es: 'ud.' },
  hour: { en: 'h', de: 'Std.', it: 'h', ru: 'ч', es: 'h' },
  metre: { en: 'm', de: 'm', it: 'm', ru: 'м', es: 'm' },
}

function good(sku: string, unit: Unit, cents: number, names: string, isReduced = false): Good {
  const [en = '', de = en, it = en, ru = en, es = en] = names.split(' | ')
  return { sku, unit, cents, isReduced, names: [en, de, it, ru, es] }
}

const goods: readonly Good[] = [
  good(
    'LMP-014',
    'piece',
    14800,
    'Oak pendant lamp | Pendelleuchte Eiche | Lampada a sospensione in rovere | Подвесной светильник из дуба | Lámpara colgante de roble',
  ),
  good(
    'LMP-022',
    'piece',
    9650,
    'Ash table lamp | Tischleuchte Esche | Lampada da tavolo in frassino | Настольная лампа из ясеня | Lámpara de mesa de fresno',
  ),
  good(
    'SHD-221',
    'piece',
    4650,
    'Linen shade, 40 cm | Leinenschirm, 40 cm | Paralume in lino, 40 cm | Льняной абажур, 40 см | Pantalla de lino, 40 cm',
  ),
  good(
    'HOK-007',
    'piece',
    740,
    'Brass wall hook | Wandhaken Messing | Gancio da parete in ottone | Настенный крючок из латуни | Gancho de pared de latón',
  ),
  good(
    'TBL-101',
    'piece',
    42000,
    'Walnut coffee table | Couchtisch Nussbaum | Tavolino in noce | Журнальный столик из ореха | Mesa de centro de nogal',
  ),
  good(
    'CHR-310',
    'piece',
    18900,
    'Oak dining chair | Esszimmerstuhl Eiche | Sedia da pranzo in rovere | Обеденный стул из дуба | Silla de comedor de roble',
  ),
  good(
    'SHF-120',
    'piece',
    7490,
    'Wall shelf, 120 cm | Wandregal, 120 cm | Mensola, 120 cm | Настенная полка, 120 см | Estante de pared, 120 cm',
  ),
  good(
    'TRY-015',
    'piece',
    3800,
    'Walnut serving tray | Serviertablett Nussbaum | Vassoio in noce | Сервировочный поднос из ореха | Bandeja de nogal',
  ),
  good(
    'BRD-030',
    'piece',
    2950,
    'Oak cutting board | Schneidebrett Eiche | Tagliere in rovere | Разделочная доска из дуба | Tabla de cortar de roble',
  ),
  good(
    'MIR-060',
    'piece',
    13200,
    'Round mirror, 60 cm | Runder Spiegel, 60 cm | Specchio tondo, 60 cm | Круглое зеркало, 60 см | Espejo redondo, 60 cm',
  ),
  good(
    'BNC-140',
    'piece',
    26500,
    'Entrance bench | Garderobenbank | Panca da ingresso | Скамья для прихожей | Banco de recibidor',
  ),
  good(
    'DSK-160',
    'piece',
    34900,
    'Standing desk frame | Gestell für Stehtisch | Telaio per scrivania regolabile | Каркас стола с подъёмом | Estructura de escritorio elevable',
  ),
  good(
    'OIL-001',
    'piece',
    1890,
    'Wood care oil, 0.5 l | Holzpflegeöl, 0,5 l | Olio per legno, 0,5 l | Масло для дерева, 0,5 л | Aceite para madera, 0,5 l',
  ),
  good(
    'CBL-002',
    'metre',
    325,
    'Textile cable | Textilkabel | Cavo tessile | Текстильный провод | Cable textil',
  ),
  good(
    'PRT-110',
    'piece',
    320,
    'Care booklet, printed | Pflegeheft, gedruckt | Libretto di cura, stampato | Буклет по уходу, печатный | Folleto de cuidado, impreso',
    true,
  ),
  good(
    'SRV-001',
    'hour',
    8500,
    'Design consultation | Gestaltungsberatung | Consulenza di progettazione | Консультация дизайнера | Asesoría de diseño',
  ),
  good(
    'SRV-002',
    'hour',
    5200,
    'Fitting and wiring on site | Montage und Anschluss vor Ort | Montaggio e cablaggio in loco | Монтаж и подключение на месте | Montaje e instalación en obra',
  ),
  good(
    'SRV-003',
    'piece',
    3500,
    'Delivery within the city | Lieferung im Stadtgebiet | Consegna in città | Доставка по городу | Entrega en la ciudad',
  ),
  good(
    'SRV-004',
    'hour',
    6400,
    'Restoration of furniture | Möbelrestaurierung | Restauro di mobili | Реставрация мебели | Restauración de muebles',
  ),
  good('SRV-005', 'piece', 12000, '3D drawing | 3D-Zeichnung | Disegno 3D | 3D-чертёж | Dibujo 3D'),
]

export type DemoGood = {
  sku: string
  kind: 'product' | 'service'
  unit: string
  cents: number
  isReduced: boolean
  name: string
}

/** What the workshop sells, in a language. */
export function demoGoods(language: Language): DemoGood[] {
  return goods.map(({ sku, unit, cents, isReduced, names }) => ({
    sku,
    kind: sku.startsWith('SRV') ? 'service' : 'product',
    unit: units[unit][language],
    cents,
    isReduced: isReduced ?? false,
    name: names[order.indexOf(language)] ?? names[0],
  }))
}
