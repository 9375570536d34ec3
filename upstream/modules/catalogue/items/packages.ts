import type { ItemInput, ItemPackage } from '#contract/catalogue/items.ts'
import { divideRound, parseDecimal, scaleTo } from '#contract/core/decimal.ts'
import type { FieldProblems } from '#contract/core/errors.ts'
import type { Reader, Writer } from '../../../firm/store.ts'

/** A unit of an item, and how many of the item's own are in it. */
export type MeantUnit = { unit: string; size: string }

/** The other units of an item, in their order. */
export function packagesOf({ sql }: Reader, itemId: string): ItemPackage[] {
  return sql
    .exec<ItemPackage>(
      'select unit, size, barcode from item_packages where item_id = ? order by position',
      itemId,
    )
    .toArray()
}

/** The other units that have a barcode, of some items by their id. */
export function packagesToScan(
  { sql }: Reader,
  itemIds: readonly string[],
): Map<string, ItemPackage[]> {
  const rows = sql
    .exec<ItemPackage & { id: string }>(
      `select item_id as id, unit, size, barcode from item_packages
       where barcode <> '' and item_id in (select value from json_each(?))
       order by item_id, position`,
      JSON.stringify(itemIds),
    )
    .toArray()
  const packages = new Map<string, ItemPackage[]>()
  for (const { id, ...row } of rows) {
    const own = packages.get(id)
    if (own) own.push(row)
    else packages.set(id, [row])
  }
  return packages
}

/** Writes the other units of an item anew; their barcodes stand beside its own. */
export function keepPackages({ sql }: Writer, itemId: string, packages: readonly ItemPackage[]) {
  sql.exec('delete from item_packages where item_id = ?', itemId)
  for (const [position, { unit, size, barcode }] of packages.entries()) {
    sql.exec(
      'insert into item_packages (item_id, position, unit, size, barcode) values (?, ?, ?, ?, ?)',
      ...[itemId, position, unit, size, barcode],
    )
  }
}

/** What is wrong with the units of an item by themselves. */
export function problemsOfUnits({ unit, packages, buyingUnit }: ItemInput): FieldProblems {
  const fields: FieldProblems = {}
  const known = new Set([folded(unit)])
  for (const [at, one] of packages.entries()) {
    if (known.has(folded(one.unit))) fields[`packages.${at}.unit`] = { key: 'unitTwice' }
    known.add(folded(one.unit))
  }
  if (buyingUnit !== '' && !known.has(folded(buyingUnit))) {
    fields.buyingUnit = { key: 'unknownUnit', params: { units: unitNames(unit, packages) } }
  }
  return fields
}

/**
 * The unit that somebody means who names an item by a text: the one that is named, else the package
 * whose barcode was scanned, else the item's own.
 * @returns undefined for a unit that the item has not
 */
export function unitMeant(
  reader: Reader,
  item: { id: string; unit: string },
  { text, unit }: { text: string; unit: string },
): MeantUnit | undefined {
  const packages = packagesOf(reader, item.id)
  if (unit === '') {
    const scanned = packages.find(({ barcode }) => barcode !== '' && barcode === text)
    return scanned ?? { unit: item.unit, size: '1' }
  }
  if (folded(unit) === folded(item.unit)) return { unit: item.unit, size: '1' }
  return packages.find((one) => folded(one.unit) === folded(unit))
}

/**
 * The sizes of the units that lines of a document name, 1 for an item's own and for any word that is
 * none of its packages.
 */
export function sizesOfUnits(
  reader: Reader,
  lines: readonly { itemId: string | null; unit?: string | undefined }[],
): string[] {
  const packages = new Map<string, ItemPackage[]>()
  return lines.map(({ itemId, unit = '' }) => {
    if (itemId === null || unit === '') return '1'
    const known = packages.get(itemId) ?? packagesOf(reader, itemId)
    packages.set(itemId, known)
    return known.find((one) => folded(one.unit) === folded(unit))?.size ?? '1'
  })
}

/** So many ten-thousandths of a unit in ten-thousandths of the item's own: 1.5 boxes of 24 are 36. */
export function inOwnUnit(units: number, size: string): number {
  return Number(divideRound(BigInt(units) * tenThousandths(size), 10_000n))
}

/** So many ten-thousandths of an item's own unit in ten-thousandths of another: 36 are 1.5 boxes. */
export function inPackages(units: number, size: string): number {
  return Number(divideRound(BigInt(units) * 10_000n, tenThousandths(size)))
}

function tenThousandths(size: string): bigint {
  const value = parseDecimal(size, { maxScale: 4 })
  return value && value.units > 0n ? scaleTo(value, 4) : 10_000n
}

/** The units that items are usually bought in, by the item: its own, or a package. */
export function buyingUnits(reader: Reader, itemIds: readonly string[]): Map<string, MeantUnit> {
  const rows = reader.sql
    .exec<MeantUnit & { id: string }>(
      `select id, coalesce(package.unit, items.unit) as unit, coalesce(size, '1') as size
       from items left join item_packages as package
         on item_id = id and package.unit = buying_unit collate nocase
       where id in (select value from json_each(?))`,
      JSON.stringify(itemIds),
    )
    .toArray()
  return new Map(rows.map(({ id, ...unit }) => [id, unit]))
}

/** Whether two words name one unit. */
export function isSameUnit(one: string, other: string): boolean {
  return folded(one) === folded(other)
}

/** The units that an item has, for who named another: `pc, box (24)`. */
export function unitsOfItem(reader: Reader, { id, unit }: { id: string; unit: string }): string {
  return unitNames(unit, packagesOf(reader, id))
}

function unitNames(unit: string, packages: readonly ItemPackage[]): string {
  return [unit, ...packages.map((one) => `${one.unit} (${one.size})`)].join(', ')
}

/** Units are the same word in large and small letters. */
function folded(unit: string): string {
  return unit.trim().toLowerCase()
}
