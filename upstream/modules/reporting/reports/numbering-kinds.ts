import type { Reader } from '../../../firm/store.ts'
import type { NumberedKind } from '../../books/numbering/index.ts'

/** Suppliers' documents come late, so these numbers do not follow the dates. */
export const kinds: readonly NumberedKind[] = [
  {
    kind: 'selfIntegration',
    pattern: 'INT-{YYYY}-{####}',
    reset: 'yearly',
    followsDates: false,
    isTaken,
  },
]

function isTaken({ sql }: Reader, number: string): boolean {
  return sql.exec('select 1 from self_integrations where number = ?', number).toArray().length > 0
}
