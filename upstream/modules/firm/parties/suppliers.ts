import { reachCondition } from '../../../firm/reach.ts'
import type { FirmContext, Reader } from '../../../firm/store.ts'
import { partiesNamedAlike } from './same-name.ts'

/** Names of the first suppliers by name who are not archived and whom the caller's role reaches. */
export function listSupplierNames(
  { sql }: Reader,
  { actor }: Pick<FirmContext, 'actor'>,
  maximum: number,
): string[] {
  const within = reachCondition(actor, 'party', 'created_by')
  return sql
    .exec<{ name: string }>(
      `select distinct name from parties where is_supplier = 1 and is_archived = 0
       ${within ? `and ${within.sql}` : ''} order by name limit ?`,
      ...(within?.bound ?? []),
      maximum,
    )
    .toArray()
    .map(({ name }) => name)
}

/** Id of the one supplier with a VAT id, written with or without spaces; undefined for none or several. */
export function findSupplierByVatId({ sql }: Reader, vatId: string): string | undefined {
  const found = sql
    .exec<{ id: string }>(
      `select id from parties where is_supplier = 1 and is_archived = 0
         and replace(vat_id, ' ', '') = ? collate nocase limit 2`,
      vatId.replaceAll(' ', ''),
    )
    .toArray()
  return found.length === 1 ? found[0]?.id : undefined
}

/**
 * Id of the one supplier of a name, however it is spelled, or of a number; undefined for none or several.
 */
export function findSupplier(reader: Reader, name: string): string | undefined {
  const found = reader.sql
    .exec<{ id: string }>(
      `select id from parties where is_supplier = 1 and is_archived = 0
         and (name = ?1 collate nocase or number = ?1) limit 2`,
      name,
    )
    .toArray()
    .map(({ id }) => id)
  const meant = { sql: 'is_supplier = 1 and is_archived = 0', bound: [] }
  const [id, other] = found.length > 0 ? found : partiesNamedAlike(reader, name, meant)
  return other === undefined ? id : undefined
}
