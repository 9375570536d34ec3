import type { FiscalPack } from '../port.ts'

/**
 * Italy: a registratore telematico or the procedure of the Agenzia delle Entrate makes the documento
 * commerciale and sends the takings (art. 2 d.lgs. 127/2015); a ticket of ours is neither, and says so.
 */
export const italy: FiscalPack = {
  needsDevice: false,
  takesService: false,
  sign: () => undefined,
  print: () => ({
    state: null,
    heading: '',
    code: '',
    lines: ['Documento gestionale, non valido ai fini fiscali.'],
  }),
  steps: () => [],
  isWhole: () => null,
  files: ['corrispettivi'],
}
