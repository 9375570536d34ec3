import type { Language } from '#contract/core/fields.ts'

export type DemoGood = {
  sku: string
  kind: 'stock' | 'service'
  unit: string
  /** What it is bought in, and how many are in it; null for single ones. */
  box: { unit: string; size: string } | null
  tracking: 'none' | 'batches' | 'serials'
  /** Price of a unit in euro cents. */
  cents: number
  isReduced: boolean
  name: string
}

const units: Record<string, Record<Language, string>> = {
  piece: { en: 'pcs', de: 'Stk.', it: 'pz', ru: 'шт.', es: 'ud.' },
  hour: { en: 'h', de: 'Std.', it: 'h', ru: 'ч', es: 'h' },
  metre: { en: 'm', de: 'm', it: 'm', ru: 'м', es: 'm' },
  box: { en: 'box', de: 'Karton', it: 'scatola', ru: 'коробка', es: 'caja' },
  reel: { en: 'reel', de: 'Rolle', it: 'bobina', ru: 'бухта', es: 'bobina' },
}

/** What small goods are bought in, by their SKU. */
const boxes: Record<string, [unit: string, size: string]> = {
  'HOK-007': ['box', '10'],
  'OIL-001': ['box', '12'],
  'CBL-002': ['reel', '50'],
  'PRT-110': ['box', '100'],
}

/** The oil is used by a date, and each frame has its number. */
const tracked: Record<string, DemoGood['tracking']> = { 'OIL-001': 'batches', 'DSK-160': 'serials' }

const nameColumns: Record<Language, number> = { en: 3, de: 4, it: 5, ru: 6, es: 7 }

// SKU; unit; euro cents; name in en, de, it, ru, es; whether the reduced rate is due.
const register = `
LMP-014;piece;14800;Oak pendant lamp;Pendelleuchte Eiche;Lampada a sospensione in rovere;Подвесной светильник из дуба;Lámpara colgante de roble
LMP-022;piece;9650;Ash table lamp;Tischleuchte Esche;Lampada da tavolo in frassino;Настольная лампа из ясеня;Lámpara de mesa de fresno
SHD-221;piece;4650;Linen shade, 40 cm;Leinenschirm, 40 cm;Paralume in lino, 40 cm;Льняной абажур, 40 см;Pantalla de lino, 40 cm
HOK-007;piece;740;Brass wall hook;Wandhaken Messing;Gancio da parete in ottone;Настенный крючок из латуни;Gancho de pared de latón
TBL-101;piece;42000;Walnut coffee table;Couchtisch Nussbaum;Tavolino in noce;Журнальный столик из ореха;Mesa de centro de nogal
CHR-310;piece;18900;Oak dining chair;Esszimmerstuhl Eiche;Sedia da pranzo in rovere;Обеденный стул из дуба;Silla de comedor de roble
SHF-120;piece;7490;Wall shelf, 120 cm;Wandregal, 120 cm;Mensola, 120 cm;Настенная полка, 120 см;Estante de pared, 120 cm
TRY-015;piece;3800;Walnut serving tray;Serviertablett Nussbaum;Vassoio in noce;Сервировочный поднос из ореха;Bandeja de nogal
BRD-030;piece;2950;Oak cutting board;Schneidebrett Eiche;Tagliere in rovere;Разделочная доска из дуба;Tabla de cortar de roble
MIR-060;piece;13200;Round mirror, 60 cm;Runder Spiegel, 60 cm;Specchio tondo, 60 cm;Круглое зеркало, 60 см;Espejo redondo, 60 cm
BNC-140;piece;26500;Entrance bench;Garderobenbank;Panca da ingresso;Скамья для прихожей;Banco de recibidor
DSK-160;piece;34900;Standing desk frame;Gestell für Stehtisch;Telaio per scrivania regolabile;Каркас стола с подъёмом;Estructura de escritorio elevable
OIL-001;piece;1890;Wood care oil, 0.5 l;Holzpflegeöl, 0,5 l;Olio per legno, 0,5 l;Масло для дерева, 0,5 л;Aceite para madera, 0,5 l
CBL-002;metre;325;Textile cable;Textilkabel;Cavo tessile;Текстильный провод;Cable textil
PRT-110;piece;320;Care booklet, printed;Pflegeheft, gedruckt;Libretto di cura, stampato;Буклет по уходу, печатный;Folleto de cuidado, impreso;reduced
SRV-001;hour;8500;Design consultation;Gestaltungsberatung;Consulenza di progettazione;Консультация дизайнера;Asesoría de diseño
SRV-002;hour;5200;Fitting and wiring on site;Montage und Anschluss vor Ort;Montaggio e cablaggio in loco;Монтаж и подключение на месте;Montaje e instalación en obra
SRV-003;piece;3500;Delivery within the city;Lieferung im Stadtgebiet;Consegna in città;Доставка по городу;Entrega en la ciudad
SRV-004;hour;6400;Restoration of furniture;Möbelrestaurierung;Restauro di mobili;Реставрация мебели;Restauración de muebles
SRV-005;piece;12000;3D drawing;3D-Zeichnung;Disegno 3D;3D-чертёж;Dibujo 3D
`

const rows = register
  .trim()
  .split('\n')
  .map((line) => line.split(';'))

/** What the workshop sells, in a language. */
export function demoGoods(language: Language): DemoGood[] {
  return rows.map((row) => {
    const [sku = '', unit = '', cents = ''] = row
    return {
      sku,
      kind: sku.startsWith('SRV') ? 'service' : 'stock',
      unit: units[unit]?.[language] ?? '',
      box: boxOf(sku, language),
      tracking: tracked[sku] ?? 'none',
      cents: Number(cents),
      isReduced: row.includes('reduced'),
      name: row[nameColumns[language]] ?? '',
    }
  })
}

function boxOf(sku: string, language: Language): DemoGood['box'] {
  const [unit, size] = boxes[sku] ?? []
  return unit && size ? { unit: units[unit]?.[language] ?? '', size } : null
}
