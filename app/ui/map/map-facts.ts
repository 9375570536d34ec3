/** What is on the maps; written by `node scripts/maps.mjs`, as the pictures are. */
export const mapFacts: Record<'world' | 'europe', MapFacts> = {
  world: {
    width: 1000,
    height: 500,
    codes:
      'AE AF AL AM AO AR AT AU AZ BA BD BE BF BG BI BJ BN BO BR BS BT BW BY BZ CA CD CF CG ' +
      'CH CI CL CM CN CO CR CU CY CZ DE DJ DK DO DZ EC EE EG EH ER ES ET FI FJ FK FR GA GB ' +
      'GE GH GL GM GN GQ GR GT GW GY HN HR HT HU ID IE IL IN IQ IR IS IT JM JO JP KE KG KH ' +
      'KP KR KW KZ LA LB LK LR LS LT LU LV LY MA MD ME MG MK ML MM MN MR MW MX MY MZ NA NC ' +
      'NE NG NI NL NO NP NZ OM PA PE PG PH PK PL PR PS PT PY QA RO RS RU RW SA SB SD SE SI ' +
      'SK SL SN SO SR SS SV SY SZ TD TF TG TH TJ TL TM TN TR TT TW TZ UA UG US UY UZ VE VN ' +
      'VU XK YE ZA ZM ZW',
    small: {
      AD: [503.9, 122.1],
      AG: [328.9, 210.9],
      AI: [325.8, 207.3],
      AS: [23.9, 330.5],
      AW: [304.2, 228.7],
      AX: [542.5, 70.8],
      BB: [333.5, 226.2],
      BH: [636.1, 178.7],
      BL: [326.2, 208.6],
      BM: [330.4, 156.5],
      BN: [824.3, 259],
      BS: [292.4, 185.2],
      CK: [62.4, 356.2],
      CV: [433.4, 215.8],
      CW: [306.9, 229.9],
      CY: [585.3, 147.5],
      DM: [329.3, 217.7],
      FK: [363.4, 458.6],
      FM: [932, 247.8],
      FO: [485.6, 66.3],
      GD: [327.3, 230.2],
      GG: [494, 100.6],
      GM: [457, 225.2],
      GS: [418, 466.3],
      GU: [904.4, 225.2],
      HK: [811.3, 192],
      HM: [667.3, 462.5],
      IM: [489.8, 86.8],
      IO: [704.3, 304.1],
      JE: [495, 101.3],
      JM: [286.4, 207.6],
      KI: [372.1, 272.9],
      KM: [622.4, 321.4],
      KN: [326.4, 210.9],
      KY: [277.2, 202.9],
      LB: [593.2, 150.9],
      LC: [329.8, 223.5],
      LI: [522.8, 107.6],
      LU: [514.2, 99.7],
      MC: [518.1, 118.2],
      ME: [547.4, 121.3],
      MF: [325.7, 207.8],
      MH: [980.4, 249.5],
      MO: [809.9, 192.6],
      MP: [904.7, 216.3],
      MS: [327.5, 212.9],
      MT: [537, 144.1],
      MU: [658.1, 352.7],
      MV: [707.7, 262],
      NF: [946.6, 384.5],
      NR: [972.5, 278.2],
      NU: [31.8, 348.2],
      PF: [96.9, 331.8],
      PM: [365.3, 108.3],
      PN: [152.3, 367.7],
      PR: [316.4, 207.3],
      PS: [592.4, 157.9],
      PW: [879, 248.5],
      QA: [638.2, 181.4],
      SC: [656.8, 294],
      SG: [793.8, 271],
      SH: [473, 323],
      SM: [530.5, 117.6],
      ST: [519, 274.5],
      SX: [325.7, 208],
      TC: [303.3, 194],
      TF: [662.6, 451.2],
      TO: [20.1, 353.2],
      TT: [327.9, 236.5],
      VA: [530.8, 124.2],
      VC: [329, 226],
      VG: [322, 206.2],
      VI: [320.8, 208.3],
      VU: [965.5, 337.6],
      WF: [5, 328.9],
      WS: [19.3, 328.4],
      XK: [551.5, 122],
    },
  },
  europe: {
    width: 1000,
    height: 840,
    codes:
      'AD AL AT AX BA BE BG BY CH CY CZ DE DK DZ EE ES FI FO FR GB GE GG GR HR HU IE IL IM ' +
      'IQ IS IT JE JO KZ LB LI LT LU LV MA MD ME MK MT NL NO PL PS PT RO RS RU SA SE SI SK ' +
      'SM SY TN TR UA XK',
    small: {
      GG: [287.7, 476.6],
      IQ: [999.3, 781.9],
      JE: [292.9, 483.5],
      LI: [461.4, 552.3],
      MC: [423.2, 626.6],
      MT: [540.7, 805.8],
      SM: [505.9, 625.7],
      VA: [505.1, 671.7],
    },
  },
}

type MapFacts = {
  width: number
  height: number
  /** Countries that have a shape, with a blank between. */
  codes: string
  /** Where the dot of a country stands that is too small to be seen. */
  small: Record<string, readonly [number, number]>
}

/** Countries that have a picture of their own. */
export const pictured =
  'AD AE AF AG AI AL AM AO AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO ' +
  'BR BS BT BW BY BZ CA CD CF CG CH CI CK CL CM CN CO CR CU CV CW CY CZ DE DJ DK DM DO ' +
  'DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GG GH GL GM GN GQ GR GS GT GU ' +
  'GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN ' +
  'KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO ' +
  'MP MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH ' +
  'PK PL PM PN PR PS PT PW PY QA RO RS RU RW SA SB SC SD SE SG SH SI SK SL SM SN SO SR ' +
  'SS ST SV SX SY SZ TC TD TF TG TH TJ TL TM TN TO TR TT TW TZ UA UG US UY UZ VA VC VE ' +
  'VG VI VN VU WF WS YE ZA ZM ZW'
