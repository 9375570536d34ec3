import { z } from 'zod'
import { Id } from '#contract/core/fields.ts'
import { ShopSettingsInput } from '#contract/website/shop.ts'
import type { Reader } from '../../../firm/store.ts'
import { shopSettingsTable } from './tables.ts'

/** What is kept of the settings: items by their ids. */
export const KeptShop = ShopSettingsInput.omit({ items: true }).extend({
  itemIds: z.array(Id).default([]),
})
export type KeptShop = z.infer<typeof KeptShop>

/** The settings of the shop; before anybody saved them a closed shop. */
export function getKeptSettings({ db }: Reader): KeptShop & { version: number } {
  const row = db.select().from(shopSettingsTable).get()
  if (!row) return { ...KeptShop.parse({}), version: 0 }
  return { ...KeptShop.parse(JSON.parse(row.content)), isOpen: row.isOpen, version: row.version }
}

/** Whether visitors can order. */
export function isShopOpen({ db }: Reader): boolean {
  return db.select().from(shopSettingsTable).get()?.isOpen ?? false
}
