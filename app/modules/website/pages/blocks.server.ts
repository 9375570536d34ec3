import type { FirmAccess } from '#app/shell/session/session.server.ts'
import { itemCategoriesContract } from '#contract/catalogue/item-categories.ts'
import { itemsContract } from '#contract/catalogue/items.ts'
import { bookingPagesContract } from '#contract/communication/booking-pages.ts'
import type { Block } from '#contract/website/blocks.ts'
import { siteMediaContract } from '#contract/website/site-media.ts'
import { sitePagesContract } from '#contract/website/site-pages.ts'
import type { BlockChoices, FormType } from './block-fields.ts'

const nothing: BlockChoices = {
  pictures: [],
  files: [],
  items: [],
  categories: [],
  bookingPages: [],
  courses: [],
}

/** What the form of a kind of block offers, as far as the person may see it. */
export async function loadChoices(access: FirmAccess, type: FormType): Promise<BlockChoices> {
  const { call, can, firm } = access
  const { firmId } = firm
  const choice = ({ id, name }: { id: string; name: string }) => ({ value: id, label: name })
  if (type === 'picture' || type === 'gallery') {
    const { rows } = await call(siteMediaContract.rows, { firmId, tab: 'pictures' })
    return { ...nothing, pictures: rows.map(choice) }
  }
  if (type === 'files') {
    const { rows } = await call(siteMediaContract.rows, { firmId, tab: 'all' })
    return { ...nothing, files: rows.map(choice) }
  }
  if (type === 'priceList' && can('item:view')) {
    const [items, categories] = await Promise.all([
      call(itemsContract.rows, { firmId, size: 300 }),
      call(itemCategoriesContract.rows, { firmId }),
    ])
    return {
      ...nothing,
      items: items.rows.map(choice),
      categories: categories.rows.map(({ id, trail }) => ({ value: id, label: trail })),
    }
  }
  if (type === 'booking') {
    const { rows } = await call(bookingPagesContract.rows, { firmId })
    return { ...nothing, bookingPages: rows.map(choice) }
  }
  if (type === 'course') {
    const { rows } = await call(sitePagesContract.courses, { firmId })
    return { ...nothing, courses: rows.map(choice) }
  }
  return nothing
}

/** A new block of a kind, which is to be filled in. */
export function emptyBlock(
  type: FormType,
  blocks: readonly Block[],
): { type: FormType; key: string } {
  const keys = new Set(blocks.map(({ key }) => key))
  const base = type.toLowerCase()
  let number = 1
  while (keys.has(`${base}-${number}`)) number += 1
  return { type, key: `${base}-${number}` }
}

/** The blocks with one in the place of another one's neighbour; as they are where it has none. */
export function movedBlocks(blocks: readonly Block[], key: string, by: 1 | -1): Block[] {
  const from = blocks.findIndex((block) => block.key === key)
  const to = from + by
  const [one, other] = [blocks[from], blocks[to]]
  if (!one || !other) return [...blocks]
  return blocks.map((block, at) => (at === from ? other : at === to ? one : block))
}
