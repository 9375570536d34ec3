import type { Reader } from '../../firm/store.ts'

/** Names of the first suppliers by name who are not archived. */
export function listSupplierNames({ sql }: Reader, most: number): string[] {
  return sql
    .exec<{ name: string }>(
      `select distinct name from parties where is_supplier = 1 and is_archived = 0
       order by name limit ?`,
      most,
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

/** Id of the one supplier of a name, whatever its case; undefined for none or several. */
export function findSupplier({ sql }: Reader, name: string): string | undefined {
  const found = sql
    .exec<{ id: string }>(
      `select id from parties where is_supplier = 1 and is_archived = 0
         and name = ? collate nocase limit 2`,
      name,
    )
    .toArray()
  return found.length === 1 ? found[0]?.id : undefined
}
