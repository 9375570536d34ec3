import { type Block, mapLeaves } from '#contract/website/blocks.ts'
import type { FirmContext } from '../../../firm/store.ts'
import { contentOf, type PageRow } from '../pages/index.ts'
import type { LivePage } from './site.ts'

/** A page as it is now, to be published or looked at. */
export function livePage(row: PageRow, { now }: Pick<FirmContext, 'now'>): LivePage {
  const content = contentOf(row)
  const { id, groupId, language, kind, parentGroupId, author, updatedAt, publishedAt } = row
  return {
    pageId: id,
    ...{ groupId, language, kind, parentGroupId, author, updatedAt },
    ...content,
    blocks: withoutForms(content.blocks),
    publishedAt: publishedAt ?? now.toISOString(),
  }
}

/** Nothing takes what visitors send, so no form is shown to them, and nothing to put into a cart. */
function withoutForms(blocks: readonly Block[]): Block[] {
  const shown = <B extends Block>(block: B) => block.type !== 'leadForm'
  return mapLeaves(
    blocks
      .filter(shown)
      .map((block) =>
        block.type === 'columns'
          ? { ...block, columns: block.columns.map((column) => column.filter(shown)) }
          : block,
      ),
    (leaf) => (leaf.type === 'priceList' ? { ...leaf, canOrder: false } : leaf),
  )
}
