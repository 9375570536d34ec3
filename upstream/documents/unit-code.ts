/** Codes of UN/ECE Recommendation 20, each with what people of five languages write for it. */
const codes: readonly [code: string, ...words: string[]][] = [
  ['C62', '', 'one', 'unit', 'units', 'einheit', 'unità', 'unidad', 'ud', 'uds', 'ед', 'единица'],
  ['H87', 'pc', 'pcs', 'piece', 'pieces', 'stk', 'stück', 'st', 'pz', 'pezzo', 'pezzi', 'pza'],
  ['H87', 'pieza', 'piezas', 'шт', 'штука', 'штук'],
  ['HUR', 'h', 'hr', 'hrs', 'hour', 'hours', 'std', 'stunde', 'stunden', 'ora', 'ore', 'hora'],
  ['HUR', 'horas', 'ч', 'час', 'часов'],
  ['MIN', 'min', 'minute', 'minutes', 'minuten', 'minuto', 'minuti', 'minutos', 'мин', 'минута'],
  ['DAY', 'd', 'day', 'days', 'tag', 'tage', 'giorno', 'giorni', 'gg', 'día', 'días', 'день'],
  ['DAY', 'дн', 'дней'],
  ['WEE', 'week', 'weeks', 'woche', 'wochen', 'settimana', 'settimane', 'semana', 'semanas', 'нед'],
  [
    'MON',
    'month',
    'months',
    'mo',
    'monat',
    'monate',
    'mese',
    'mesi',
    'mes',
    'meses',
    'мес',
    'месяц',
  ],
  ['ANN', 'year', 'years', 'jahr', 'jahre', 'anno', 'anni', 'año', 'años', 'год', 'лет'],
  ['KGM', 'kg', 'кг', 'kilogram', 'kilogramm', 'chilogrammo', 'kilogramo'],
  ['GRM', 'g', 'г', 'gr', 'gram', 'gramm', 'grammo', 'gramo'],
  ['TNE', 't', 'т', 'tonne', 'tonnen', 'tonnellata', 'tonelada'],
  ['MTR', 'm', 'м', 'metre', 'meter', 'metro', 'metri', 'metros', 'lfm'],
  ['CMT', 'cm', 'см'],
  ['MMT', 'mm', 'мм'],
  ['KMT', 'km', 'км', 'kilometre', 'kilometer', 'chilometro', 'kilómetro'],
  ['MTK', 'm2', 'm²', 'qm', 'mq', 'sqm', 'м2', 'м²'],
  ['MTQ', 'm3', 'm³', 'cbm', 'mc', 'м3', 'м³'],
  ['LTR', 'l', 'л', 'litre', 'liter', 'litro', 'litri', 'litros'],
  ['MLT', 'ml', 'мл', 'millilitre', 'milliliter', 'millilitro', 'mililitro'],
  ['KWH', 'kwh', 'квтч', 'квт·ч'],
  ['SET', 'set', 'sets', 'satz', 'kit', 'serie', 'juego', 'компл', 'комплект'],
  ['PR', 'pair', 'pairs', 'paar', 'paio', 'paia', 'par', 'pares', 'пара', 'пар'],
  ['LS', 'lump sum', 'flat', 'pauschal', 'psch', 'pauschale', 'forfait', 'a corpo', 'global'],
  [
    'XPK',
    'pack',
    'package',
    'pkg',
    'packung',
    'pack.',
    'pkt',
    'conf',
    'confezione',
    'paquete',
    'уп',
  ],
  ['XPK', 'упак', 'упаковка'],
  ['XBX', 'box', 'boxes', 'karton', 'kiste', 'scatola', 'caja', 'короб', 'коробка'],
  ['XPX', 'pallet', 'palette', 'paletten', 'pallet', 'bancale', 'palé', 'поддон'],
  ['XRO', 'roll', 'rolle', 'rollen', 'rotolo', 'rollo', 'рулон', 'рул'],
  ['XBO', 'bottle', 'flasche', 'flaschen', 'bottiglia', 'botella', 'бут'],
  ['P1', '%', 'percent', 'prozent'],
  ['E48', 'service', 'leistung', 'servizio', 'servicio', 'усл', 'услуга'],
]

const byWord = new Map(
  codes.flatMap(([code, ...words]) => words.map((word) => [word, code] as const)),
)
const known = new Set(codes.map(([code]) => code))

/** What a word means in one language: Italians write `ml` for running metres, metri lineari. */
const meanings: Readonly<Record<string, Readonly<Record<string, string>>>> = { it: { ml: 'MTR' } }

/**
 * The code of Recommendation 20 for a unit as people write it in a document of a language, or a code
 * itself; undefined for what nobody knows.
 */
export function unitCode(unit: string, language: string): string | undefined {
  const written = unit.trim()
  if (known.has(written)) return written
  const word = written.toLowerCase().replace(/\.$/, '')
  return meanings[language]?.[word] ?? byWord.get(word)
}
