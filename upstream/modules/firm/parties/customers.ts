import { type Language, languages } from '#contract/core/fields.ts'
import { reachCondition } from '../../../firm/reach.ts'
import type { FirmContext, Reader } from '../../../firm/store.ts'
import { partiesNamedAlike } from './same-name.ts'

/**
 * Id of the one customer of a name, however it is spelled, of a number or of a VAT id, among those whom
 * the caller's role reaches; undefined for none or several.
 */
export function findCustomer(
  reader: Reader,
  { actor }: Pick<FirmContext, 'actor'>,
  name: string,
): string | undefined {
  const within = reachCondition(actor, 'party', 'created_by')
  const found = reader.sql
    .exec<{ id: string }>(
      `select id from parties where is_customer = 1 and is_archived = 0
         and (name = ?1 collate nocase or number = ?1
           or (vat_id <> '' and vat_id = upper(replace(?1, ' ', '')))) ${within ? `and ${within.sql}` : ''} limit 2`,
      name,
      ...(within?.bound ?? []),
    )
    .toArray()
    .map(({ id }) => id)
  const meant = {
    sql: `is_customer = 1 and is_archived = 0 ${within ? `and ${within.sql}` : ''}`,
    bound: within?.bound ?? [],
  }
  const [id, other] = found.length > 0 ? found : partiesNamedAlike(reader, name, meant)
  return other === undefined ? id : undefined
}

/** The languages of customers that are not archived. */
export function customerLanguages({ sql }: Reader): Language[] {
  const rows = sql
    .exec<{ language: string }>(
      'select distinct language from parties where is_customer = 1 and is_archived = 0',
    )
    .toArray()
  return languages.filter((one) => rows.some(({ language }) => language === one))
}
