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
    publishedAt: publishedAt ?? now.toISOString(),
  }
}
