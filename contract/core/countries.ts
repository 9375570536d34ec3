/** All 249 officially assigned ISO 3166-1 alpha-2 codes, in alphabetical order. */
export const countryCodes: readonly string[] = [
  'AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS',
  'BT BV BW BY BZ CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE',
  'EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM',
  'HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC',
  'LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA',
  'NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW',
  'SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO',
  'TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW',
].flatMap((row) => row.split(' '))

/** The member states of the European Union, as ISO 3166-1 alpha-2 codes (Greece is `GR`). */
export const euMembers: readonly string[] =
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' ')

const accessionDates: Readonly<Record<string, string>> = {
  HR: '2013-07-01',
  BG: '2007-01-01',
  RO: '2007-01-01',
}

/** EU VAT rules ran in the United Kingdom until the transition period ended. */
const lastBritishDate = '2020-12-31'

/**
 * Whether a country applies EU VAT rules.
 * Takes an ISO 3166-1 alpha-2 code and a document's date (`YYYY-MM-DD`, 2004-05-01 or later);
 * without a date it answers for the present membership.
 */
export function isEuMember(code: string, date?: string): boolean {
  if (date !== undefined && code === 'GB') return date <= lastBritishDate
  if (!euMembers.includes(code)) return false
  const accession = accessionDates[code]
  return date === undefined || accession === undefined || date >= accession
}
