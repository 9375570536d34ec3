/**
 * Names of places that the holiday data give in another language than that of the place, misspell,
 * or write as a title: by code, then by language.
 */
export const betterNames: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'DE-BY-KATH': {
    en: 'mostly Catholic towns',
    de: 'überwiegend katholische Gemeinden',
    it: 'comuni a maggioranza cattolica',
    ru: 'преимущественно католические общины',
    es: 'municipios de mayoría católica',
  },
  'DE-BY-EVANG': {
    en: 'mostly Protestant towns',
    de: 'überwiegend evangelische Gemeinden',
    it: 'comuni a maggioranza protestante',
    ru: 'преимущественно протестантские общины',
    es: 'municipios de mayoría protestante',
  },
  'DE-HB': { de: 'Bremen' },
  'DE-HH': { de: 'Hamburg' },
  'DE-TH-EIC': { de: 'Landkreis Eichsfeld' },
  'ES-CM': { es: 'Castilla-La Mancha' },
  'ES-MC': { es: 'Región de Murcia' },
  'IT-21': { it: 'Piemonte', en: 'Piedmont' },
  'IT-25': { it: 'Lombardia', en: 'Lombardy' },
  'IT-25-MI': { it: 'Milano', en: 'Milan' },
  'IT-82': { it: 'Sicilia', en: 'Sicily' },
}
