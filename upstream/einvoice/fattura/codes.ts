/** TipoDocumento as a code of UNTDID 1001; what is not named here is an invoice. */
const documentKinds: Readonly<Record<string, string>> = {
  TD01: '380',
  TD02: '386',
  TD03: '386',
  TD04: '381',
  TD05: '383',
  TD20: '389',
  TD24: '380',
  TD25: '380',
}

/**
 * Natura as a category of EN 16931, by the Agenzia delle Entrate's table of 2020: N1 and N4 to N5
 * exempt, N2 and N7 out of scope, N3.1 export, N3.2 within the EU, N6 reverse charge.
 */
const categories: readonly [start: string, category: string][] = [
  ['N1', 'E'],
  ['N2', 'O'],
  ['N3.1', 'G'],
  ['N3.2', 'K'],
  ['N3', 'E'],
  ['N4', 'E'],
  ['N5', 'E'],
  ['N6', 'AE'],
  ['N7', 'O'],
]

/** ModalitaPagamento as a code of UNTDID 4461. */
const means: Readonly<Record<string, string>> = {
  MP01: '10',
  MP02: '20',
  MP03: '20',
  MP05: '30',
  MP06: '60',
  MP08: '48',
  MP09: '49',
  MP10: '49',
  MP11: '49',
  MP12: '70',
  MP15: '15',
  MP16: '49',
  MP17: '49',
  MP19: '59',
  MP20: '59',
  MP21: '59',
  MP23: '68',
}

export function kindOfFattura(tipo: string): string {
  return documentKinds[tipo] ?? '380'
}

export function categoryOfNatura(natura: string): string {
  return categories.find(([start]) => natura !== '' && natura.startsWith(start))?.[1] ?? 'S'
}

export function meansOfFattura(modalita: string): string {
  return means[modalita] ?? '1'
}
