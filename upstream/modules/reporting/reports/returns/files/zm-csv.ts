import { invalidField } from '#contract/core/errors.ts'
import { type ListedParty, listedParties } from './listed-parties.ts'
import type { ReturnAsk } from './return-ask.ts'

/** The form takes no more lines. */
const maxLines = 1500

/** Art der Leistung: Lieferung, sonstige Leistung, Dreiecksgeschäft. */
const kinds: Partial<Record<ListedParty['kind'], string>> = {
  goods: 'L',
  services: 'S',
  triangular: 'D',
}

export function zmFile({ frame, from, to }: ReturnAsk): File {
  const csv = zmCsv(listedParties(frame))
  return new File([csv], `ZM_${from}_${to}.csv`, { type: 'text/csv;charset=utf-8' })
}

/**
 * The lines of the Zusammenfassende Meldung as the form at Mein ELSTER and at the BZSt's portal imports
 * them: version 3.0 of its CSV, in UTF-8. Sums are in whole euros, and a number whose supplies were
 * taken back altogether is listed with nothing or less.
 * https://www.elster.de/eportal/helpGlobal?themaGlobal=zmdo_import_eop
 * @throws AppError invalid where it would have more lines than the form takes
 */
function zmCsv(parties: readonly ListedParty[]): string {
  const lines = parties.flatMap(({ vatId, kind, amount }) => {
    const letter = kinds[kind]
    return letter ? [[vatId, wholeEuros(amount), letter].join(',')] : []
  })
  if (lines.length > maxLines) throw invalidField('to', 'tooManyEntries')
  const head = 'Umsatzsteuer-Identifikationsnummer (USt-IdNr.),Summe (Euro),Art der Leistung'
  return ['#v3.0', '#ve3.2.1', head, ...lines].map((line) => `${line}\r\n`).join('')
}

/** To the nearest, half a euro away from nothing. */
function wholeEuros(amount: number): string {
  const whole = Math.round(Math.abs(amount) / 100)
  return String(amount < 0 && whole > 0 ? -whole : whole)
}
