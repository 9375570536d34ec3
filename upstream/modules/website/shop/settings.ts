import { changedMeanwhile, type FieldProblems, refuseProblems } from '#contract/core/errors.ts'
import { type ShopSettings, ShopSettingsInput } from '#contract/website/shop.ts'
import type { Env } from '../../../core/env.ts'
import type { FirmContext, Reader, Writer } from '../../../firm/store.ts'
import { trailsOfCategories } from '../../catalogue/item-categories/views.ts'
import { itemsMeant, namesToWrite } from '../../catalogue/items/index.ts'
import { addressOfSite, getSiteSettings, tellSiteChanged } from '../site-settings/index.ts'
import { countItems } from './goods.ts'
import { getKeptSettings, KeptShop } from './kept-settings.ts'
import { shopSettingsTable } from './tables.ts'

type Origin = Pick<Env, 'PUBLIC_ORIGIN'>

/** The settings as the API shows them: items by name, with the address of the shop. */
export function shownShopSettings(reader: Reader, { PUBLIC_ORIGIN }: Origin): ShopSettings {
  const { itemIds, ...kept } = getKeptSettings(reader)
  const { name } = getSiteSettings(reader)
  const names = namesToWrite(reader, itemIds)
  return {
    ...kept,
    items: itemIds.flatMap((id) => (names.has(id) ? [{ item: names.get(id) ?? '' }] : [])),
    address: name === '' ? null : `${addressOfSite(reader, { PUBLIC_ORIGIN })}/shop`,
    itemCount: countItems(reader),
  }
}

/**
 * Writes the settings anew; pages of the site follow soon.
 * @throws AppError invalid with each field that is none; conflict where somebody else saved meanwhile
 */
export function saveShopSettings(
  writer: Writer,
  firm: FirmContext,
  { version, ...input }: ShopSettingsInput & { version: number },
  origin: Origin,
): ShopSettings {
  const before = getKeptSettings(writer)
  if (before.version !== version) throw changedMeanwhile(shownShopSettings(writer, origin))
  const { items, ...values } = ShopSettingsInput.parse(input)
  const itemIds = knownItems(writer, items, before.itemIds)
  requireSense(writer, { ...values, hasItems: itemIds.length > 0 })
  const after = { ...values, itemIds }
  writeShop(writer, firm, after, version + 1)
  writer.audit({
    ...{ entity: 'shopSettings', entityId: firm.firmId, action: 'update', title: '' },
    before,
    after: { ...after, version: version + 1 },
  })
  tellSiteChanged(writer, firm)
  return shownShopSettings(writer, origin)
}

/** Writes what is kept of the settings. */
export function writeShop(
  { db }: Writer,
  firm: FirmContext,
  kept: KeptShop,
  version: number,
): void {
  const row = {
    isOpen: kept.isOpen,
    content: JSON.stringify(KeptShop.parse(kept)),
    version,
    updatedAt: firm.now.toISOString(),
    updatedBy: firm.actor.userId,
  }
  db.insert(shopSettingsTable)
    .values({ id: 'shop', ...row })
    .onConflictDoUpdate({ target: shopSettingsTable.id, set: row })
    .run()
}

/** Ids in place of names; one that stood there before stays, also while it is archived. */
function knownItems(
  writer: Writer,
  items: ShopSettingsInput['items'],
  before: readonly string[],
): string[] {
  const known = new Map([...namesToWrite(writer, before)].map(([id, name]) => [name, id]))
  const fields: FieldProblems = {}
  const ids = items.flatMap(({ item }, at) => {
    const own = known.get(item)
    if (own !== undefined) return [own]
    const [found, another] = itemsMeant(writer, item)
    if (found && !another) return [found.id]
    fields[`items.${at}.item`] = { key: another ? 'severalItems' : 'unknownItem' }
    return []
  })
  refuseProblems(fields, 'The shop has fields to correct')
  return [...new Set(ids)]
}

type Checked = Omit<ShopSettingsInput, 'items'> & { hasItems: boolean }

function requireSense(reader: Reader, { hasItems, ...values }: Checked): void {
  const fields: FieldProblems = {}
  const trails = trailsOfCategories(reader)
  const { categoryIds, delivery, places, isOpen } = values
  if (categoryIds.some((id) => !trails.has(id))) fields.categoryIds = { key: 'unknownCategory' }
  for (const [list, rows] of Object.entries({ delivery, places })) {
    const names = rows.map(({ name }) => name.toLowerCase())
    for (const [at, name] of names.entries()) {
      if (names.indexOf(name) < at) fields[`${list}.${at}.name`] = { key: 'nameTaken' }
    }
  }
  if (isOpen && !hasItems && categoryIds.length === 0) {
    fields['items.0.item'] = { key: 'shopWithoutGoods' }
  }
  if (isOpen && delivery.length === 0 && places.length === 0) {
    fields['delivery.0.name'] = { key: 'shopWithoutWay' }
  }
  if (isOpen && getSiteSettings(reader).name === '') fields.isOpen = { key: 'shopWithoutSite' }
  refuseProblems(fields, 'The shop has fields to correct')
}
