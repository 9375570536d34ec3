import type { FirmContext } from '../../../firm/store.ts'
import { contentOf, type PageRow } from '../pages/index.ts'
import type { LivePage } from './site.ts'

/**
 * A page to be published or looked at: as it is now, or with the content of one of its versions.
 */
export function livePage(
  row: PageRow,
  { now }: Pick<FirmContext, 'now'>,
  content = contentOf(row),
): LivePage {
  const { id, groupId, language, kind, parentGroupId, author, updatedAt, publishedAt } = row
  return {
    pageId: id,
    ...{ groupId, language, kind, parentGroupId, author, updatedAt },
    ...content,
    publishedAt: publishedAt ?? now.toISOString(),
  }
}
